import type { Check } from './check'
import { runProgram } from './run-program'

/** The TypeScript compiler over the whole repository. */
export const types: Check = {
  name: 'types',
  run: () => runProgram('node_modules/typescript/bin/tsc', ['--noEmit', '--pretty', 'false', '-p', '.']),
}
