// Files of the project for the scripts that make documents from them.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export const readText = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

export function writeText(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

/** Files of a folder and those below it whose names end so, in order; none if there is no such folder. */
export function filesUnder(dir: string, ending: string): string[] {
  if (!fs.existsSync(path.join(root, dir))) return [];
  return fs
    .readdirSync(path.join(root, dir), { withFileTypes: true })
    .flatMap((entry) => {
      const name = `${dir}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(name, ending) : name.endsWith(ending) ? [name] : [];
    })
    .sort();
}
