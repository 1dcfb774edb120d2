// The lock must install on any machine: "npm ci" refuses a lock that lacks an optional platform package, and a lock with
// addresses works only where those addresses are reached.
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, Locked>;

function lockProblems(packages: Packages): string[] {
  const names = Object.keys(packages);
  const problems: string[] = [];
  for (const [name, entry] of Object.entries(packages)) {
    const outside = name.includes('node_modules/') && !entry.link;
    if (entry.resolved !== undefined && !entry.link) problems.push(`${name}: has an address`);
    if (outside && !entry.inBundle && entry.integrity === undefined) problems.push(`${name}: has no integrity`);
    for (const optional of Object.keys(entry.optionalDependencies ?? {})) {
      if (!names.some((other) => other.endsWith(`node_modules/${optional}`))) {
        problems.push(`${name || 'the project'}: optional package ${optional} is not locked`);
      }
    }
  }
  return problems;
}

function rangeProblems(wanted: Record<string, string>, packages: Packages): string[] {
  const problems: string[] = [];
  for (const [name, range] of Object.entries(wanted)) {
    // A package under another name is asked for as `npm:name@version`.
    const version = range.replace(/^npm:[^@]+@/, '');
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) problems.push(`${name}: ${version} is not an exact version`);
    const locked = packages[`node_modules/${name}`]?.version;
    if (locked !== version) problems.push(`${name}: package.json says ${version}, the lock ${locked}`);
  }
  return problems;
}

const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));

describe('package-lock.json', () => {
  test('has every optional package, an integrity for each, and no address', () => {
    const { packages } = readJson('package-lock.json') as { packages: Packages };
    expect(Object.keys(packages).length).toBeGreaterThan(1);
    expect(lockProblems(packages).join('\n')).toBe('');
  });

  test('agrees with the exact versions of package.json', () => {
    const { packages } = readJson('package-lock.json') as { packages: Packages };
    const { dependencies, devDependencies } = readJson('package.json') as Locked;
    expect(rangeProblems({ ...dependencies, ...devDependencies }, packages).join('\n')).toBe('');
  });

  test('the project sets what keeps it so', () => {
    expect(fs.readFileSync('.npmrc', 'utf8').split('\n')).toContain('omit-lockfile-registry-resolved=true');
  });

  test('the check catches planted faults', () => {
    const integrity = 'sha512-x';
    expect(lockProblems({ 'node_modules/a': { resolved: 'https://example.org/a.tgz', integrity } })).toEqual([
      'node_modules/a: has an address',
    ]);
    expect(lockProblems({ 'node_modules/a': { version: '1.0.0' } })).toEqual(['node_modules/a: has no integrity']);
    expect(lockProblems({ 'node_modules/a': { integrity, optionalDependencies: { 'a-win32': '1.0.0' } } })).toEqual([
      'node_modules/a: optional package a-win32 is not locked',
    ]);
    expect(rangeProblems({ a: '^1.0.0' }, { 'node_modules/a': { version: '1.0.0' } })).toHaveLength(2);
    expect(rangeProblems({ a: 'npm:b@^1.0.0' }, { 'node_modules/a': { version: '1.0.0' } })).toHaveLength(2);
  });
});
