// What a person likes, changed at once and kept in this browser.

import { useEffect, useRef } from 'preact/hooks';
import '../styles/settings.css';
import { changeSettings, type Settings, settings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';

interface SettingsDialogProps {
  readonly open: boolean;
  onClose(): void;
}

export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  const now = useStore(settings);
  return (
    <dialog
      ref={ref}
      class="settings"
      aria-labelledby="settings-title"
      onClose={onClose}
      // A press beside the dialog, on what is behind it, closes it too.
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <form method="dialog" class="settings-body">
        <h2 id="settings-title">Settings</h2>
        <Choice
          now={now}
          of="theme"
          legend="Light or dark"
          values={[
            ['auto', 'Same as the device'],
            ['light', 'Light'],
            ['dark', 'Dark'],
          ]}
        />
        <Choice
          now={now}
          of="textSize"
          legend="Size of text"
          values={[
            [100, 'Usual'],
            [115, 'Larger'],
            [130, 'Large'],
            [150, 'Largest'],
          ]}
        />
        <Choice
          now={now}
          of="speed"
          legend="Speed of moves and dice"
          values={[
            ['instant', 'At once'],
            ['quick', 'Quick'],
            ['normal', 'Normal'],
            ['slow', 'Slow'],
          ]}
        />
        <Choice
          now={now}
          of="thinking"
          legend="How long the computer thinks (from the next battle on)"
          values={[
            ['moment', 'A moment'],
            ['second', 'A second at most'],
            ['thorough', 'As long as it likes'],
          ]}
        />
        <Choice
          now={now}
          of="spoken"
          legend="What a screen reader is told"
          values={[
            ['all', 'Every event'],
            ['weighty', 'Important events only'],
          ]}
        />
        <Switch now={now} of="playForced" text="Make a choice for me when it is the only one" />
        <Switch now={now} of="ownArmyBelow" text="Show my army at the bottom of the board" />
        <Switch
          now={now}
          of="boardTurns"
          text="With two people at one screen, turn the board to the player whose turn it is"
        />
        <Switch now={now} of="sound" text="Sounds: a card, dice, a hit, a banner, your turn" />
        <Switch now={now} of="hexNames" text="Show the names of hexes" />
        <Switch now={now} of="letterKeys" text="Letters, numbers and signs work as keyboard shortcuts" />
        <div class="button-row">
          <button type="submit" class="button primary">
            Done
          </button>
        </div>
      </form>
    </dialog>
  );
}

function changed<K extends keyof Settings>(key: K, value: Settings[K]): Partial<Settings> {
  const change: { -readonly [S in keyof Settings]?: Settings[S] } = {};
  change[key] = value;
  return change;
}

interface ChoiceProps<K extends keyof Settings> {
  readonly now: Settings;
  readonly of: K;
  readonly legend: string;
  readonly values: readonly (readonly [Settings[K], string])[];
}

function Choice<K extends keyof Settings>({ now, of, legend, values }: ChoiceProps<K>) {
  return (
    <fieldset class="settings-choice">
      <legend>{legend}</legend>
      <div class="segments">
        {values.map(([value, words]) => (
          <label key={words}>
            <input
              type="radio"
              name={`settings-${of}`}
              checked={now[of] === value}
              onChange={() => changeSettings(changed(of, value))}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SwitchKey = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

function Switch({ now, of, text }: { readonly now: Settings; readonly of: SwitchKey; readonly text: string }) {
  return (
    <label class="settings-switch">
      <input
        type="checkbox"
        checked={now[of]}
        onChange={(event) => changeSettings({ [of]: event.currentTarget.checked })}
      />
      <span>{text}</span>
    </label>
  );
}
