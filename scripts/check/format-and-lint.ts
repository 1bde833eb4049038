import type { Check } from './check'
import { runProgram } from './run-program'

/** Biome: format, import order and lint, as configured in `biome.json`. */
export const formatAndLint: Check = {
  name: 'format and lint',
  run: () =>
    runProgram('node_modules/@biomejs/biome/bin/biome', ['ci', '--max-diagnostics=50', '--colors=off', '.']),
}
