import { delimiter, join } from 'node:path'

/** Returns the paths at which the programs would be, in the folders of `PATH`, whether they exist or not. */
export function onPath(programs: readonly string[], environment: NodeJS.ProcessEnv): readonly string[] {
  return (environment.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => programs.map((program) => join(folder, program)))
}
