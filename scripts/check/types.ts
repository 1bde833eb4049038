import type { Check } from './check'
import { runProgram } from './run-program'

/** The TypeScript compiler over the whole repository; it keeps what it knows of unchanged files beside the packages. */
export const types: Check = {
  name: 'types',
  run: () =>
    runProgram('node_modules/typescript/bin/tsc', [
      ...['-p', '.', '--noEmit', '--pretty', 'false'],
      ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/porchlight/types.tsbuildinfo'],
    ]),
}
