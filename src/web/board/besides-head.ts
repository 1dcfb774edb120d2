// A place in words, without what the head of its panel has said already: its name, its ground, who stands there.

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `said`: the name of the place first, then whole sentences or their beginnings, in any case. */
export function besidesHead(text: string, place: string, said: readonly string[]): string {
  const known = said.filter((one) => one !== '').map((one) => one.toLowerCase());
  return text
    .split(/(?<=\.) (?=[A-Z])/)
    .map((sentence) => (sentence.startsWith(`${place}, `) ? capital(sentence.slice(place.length + 2)) : sentence))
    .filter((sentence) => sentence !== `${place}.`)
    .filter((sentence) => !known.some((one) => sentence.toLowerCase().replace(/\.$/, '') === one))
    .join(' ');
}
