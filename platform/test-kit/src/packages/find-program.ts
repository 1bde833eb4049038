import { existsSync } from 'node:fs'
import { onPath } from './on-path'

/**
 * Returns the path of a program of Debian's packages, including those for administrators; undefined if it is not
 * installed here.
 */
export function findProgram(name: string): string | undefined {
  return [...onPath([name], process.env), `/usr/sbin/${name}`].find((path) => existsSync(path))
}
