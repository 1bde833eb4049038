import type { Check } from './check'
import { runProgram } from './run-program'

/** Runs the TypeScript compiler over the whole repository; its incremental state is stored beside the packages. */
export const types: Check = {
  name: 'types',
  run: () =>
    runProgram('node_modules/typescript/bin/tsc', [
      ...['-p', '.', '--noEmit', '--pretty', 'false'],
      ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/porchlight/types.tsbuildinfo'],
    ]),
}
