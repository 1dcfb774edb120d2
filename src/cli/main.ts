import pkg from '../../package.json' with { type: 'json' };

console.log(`vexillum ${pkg.version}`);
