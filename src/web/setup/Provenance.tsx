// Where the facts of a battle come from, and how sure they are, in words.

import type { ScenarioInfo } from '../../kernel/ruleset.ts';

/** What the marks of a sheet's notes mean. */
const WORDS: { readonly [mark: string]: string } = {
  stated: 'As published',
  erratum: 'Corrected by the publisher',
  reconstructed: 'Our reconstruction',
  changed: 'Changed by us',
  reading: 'Our reading',
  open: 'Not known',
  general: 'By the general rules',
  sourced: 'From the sources',
  constrained: 'Within what the sources allow',
  designed: 'Ours',
};

export function Provenance({ provenance }: { readonly provenance: ScenarioInfo['provenance'] }) {
  const { source, notes } = provenance;
  const ours = notes.some((note) => note.provenance === 'reconstructed');
  const changed = notes.filter((note) => note.provenance === 'changed');
  const designed = !ours && notes.some((note) => note.provenance === 'designed');
  return (
    <>
      {ours && (
        <p class="reconstructed">
          <b>Our reconstruction.</b> What no published source gave us for this battle was made to fit what is known: the
          notes below say what is sourced and what is ours.
        </p>
      )}
      {designed && (
        <p class="reconstructed">
          <b>Partly ours.</b> Some of what this battle needs is in no source that could be read. The notes below say
          what is sourced, what had to lie within limits, and what was made here.
        </p>
      )}
      {changed.length > 0 && (
        <div class="reconstructed">
          <p>
            <b>{WORDS['changed']}.</b>
          </p>
          {changed.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      <Notes source={source} notes={notes} />
    </>
  );
}

/** Notes of one mark that follow each other, so that the mark is said once. */
function alike(notes: ScenarioInfo['provenance']['notes']): { mark: string; texts: string[] }[] {
  const groups: { mark: string; texts: string[] }[] = [];
  for (const { provenance: mark, text } of notes) {
    const last = groups.at(-1);
    if (last?.mark === mark) last.texts.push(text);
    else groups.push({ mark, texts: [text] });
  }
  return groups;
}

function Notes({ source, notes }: ScenarioInfo['provenance']) {
  return (
    <details class="provenance">
      <summary>Where the facts come from, and how sure they are</summary>
      {source !== '' && <p>{source.charAt(0).toUpperCase() + source.slice(1).replace(/\.$/, '')}.</p>}
      {notes.length > 0 && (
        <dl>
          {alike(notes).map(({ mark, texts }) => (
            <div key={texts[0]}>
              <dt>{WORDS[mark] ?? mark}</dt>
              {texts.map((text) => (
                <dd key={text}>{text}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
