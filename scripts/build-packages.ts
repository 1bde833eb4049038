import { join, resolve } from 'node:path'
import { buildPackages } from './packages/build-packages'
import { root } from './source/root'

/**
 * `npm run packages`: builds the packages of the client for other projects, into `.porchlight/packages` or the folder
 * given as argument. `npm pack` creates their tarballs.
 */
const [wanted] = process.argv.slice(2)
const target = wanted === undefined ? join(root, '.porchlight/packages') : resolve(wanted)
for (const folder of buildPackages(target)) console.log(folder)
