// A real Chromium for tests: the one named by CHROMIUM_PATH, else the one that comes with the development packages
// (Linux x64), else one that playwright-core finds on the machine.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';

const ARGS = ['--no-sandbox', '--disable-dev-shm-usage'];

const unpacked = (file: string) => zlib.brotliDecompressSync(fs.readFileSync(file));

/** Fonts of the machine as well as those of the package: without any, text has no size. */
const fontsConf = (dir: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${dir}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${dir}/font-cache</cachedir></fontconfig>
`;

/** Unpacks the packaged Chromium once per version and user; made apart and moved into place, so runs do not collide. */
function packagedChromium(): string {
  let pkg = path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
  while (!fs.existsSync(path.join(pkg, 'bin', 'chromium.br'))) {
    if (pkg === path.dirname(pkg)) throw new Error('@sparticuz/chromium has no bin/chromium.br');
    pkg = path.dirname(pkg);
  }
  const { version } = JSON.parse(fs.readFileSync(path.join(pkg, 'package.json'), 'utf8')) as { version: string };
  const dir = path.join(os.tmpdir(), `vexillum-chromium-${version}-${process.getuid?.() ?? 0}`);
  if (fs.existsSync(path.join(dir, 'chromium'))) return dir;

  const making = fs.mkdtempSync(`${dir}-`);
  try {
    for (const part of ['al2023', 'fonts', 'swiftshader']) {
      execFileSync('tar', ['-x', '-C', making], { input: unpacked(path.join(pkg, 'bin', `${part}.tar.br`)) });
    }
    fs.writeFileSync(path.join(making, 'fonts.conf'), fontsConf(dir));
    fs.writeFileSync(path.join(making, 'chromium'), unpacked(path.join(pkg, 'bin', 'chromium.br')), { mode: 0o755 });
    fs.renameSync(making, dir);
  } catch (error) {
    fs.rmSync(making, { recursive: true, force: true });
    // Another run was first: its copy is as good.
    if (!fs.existsSync(path.join(dir, 'chromium'))) throw error;
  }
  return dir;
}

export async function launchBrowser(): Promise<Browser> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return chromium.launch({ executablePath: given, args: ARGS });
  if (process.platform !== 'linux' || process.arch !== 'x64') return chromium.launch({ args: ARGS });
  const dir = packagedChromium();
  return chromium.launch({
    executablePath: path.join(dir, 'chromium'),
    args: ARGS,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(dir, 'lib'),
      FONTCONFIG_FILE: path.join(dir, 'fonts.conf'),
    },
  });
}
