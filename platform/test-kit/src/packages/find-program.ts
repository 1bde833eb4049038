import { existsSync } from 'node:fs'
import { onPath } from './on-path'

/** The path of a program of Debian's packages, of those for administrators too; undefined if it is not installed here. */
export function findProgram(name: string): string | undefined {
  return [...onPath([name], process.env), `/usr/sbin/${name}`].find((path) => existsSync(path))
}
