import type { Check } from './check'
import { runProgram } from './run-program'

/** Knip: unused files, exports and dependencies, and dependencies that no manifest lists. */
export const deadCode: Check = {
  name: 'dead code',
  run: () => runProgram('node_modules/knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
}
