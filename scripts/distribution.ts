import { join, resolve } from 'node:path'
import { writeDistribution } from './distribution/write-distribution'
import { root } from './source/root'

/**
 * `npm run distribution`: writes what a server in production runs into `.porchlight/distribution` or the folder given
 * as argument. The folder requires only Node: nothing is installed or built where it runs.
 */
const [wanted] = process.argv.slice(2)
const target = wanted === undefined ? join(root, '.porchlight/distribution') : resolve(wanted)
const { packages, bytes } = writeDistribution(target)
console.log(`${target}: ${packages} packages, ${(bytes / 1_048_576).toFixed(1)} MiB`)
