import { runProgram } from './check/run-program'
import { sentenceCase } from './new/scaffold'
import { scaffolds, writeScaffold } from './new/write-scaffold'

/**
 * `npm run new <kind> <name> ["English label" "Spanish label"]`: writes a folder of the agreed structure that passes
 * `npm run check`, and updates the generated lists. Names are kebab-case; a method, an object and a screen are named
 * with their domain, as `plans/find-plans`, a resource with its URL family, as `records/batch`, or by it alone.
 */
const [kind = '', name = '', en, es] = process.argv.slice(2)
process.exitCode = await run()

async function run(): Promise<number> {
  const make = scaffolds[kind]
  const shape =
    kind === 'resource' ? /^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)?$/ : /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/
  if (make === undefined || !shape.test(name)) {
    console.error(
      'npm run new resource <family>/<name> | method|object|screen <domain>/<name> ["English label" "Spanish label"]',
    )
    return 2
  }
  const scaffold = make({ name, label: { en: en ?? sentenceCase(name), es: es ?? en ?? sentenceCase(name) } })
  const written = await writeScaffold(scaffold)
  if (written === null) {
    console.error(`${scaffold.folder} is there already.`)
    return 1
  }
  for (const path of written) console.log(`wrote ${path}`)
  const problems = await runProgram('node_modules/tsx/dist/cli.mjs', ['scripts/generate.ts'])
  for (const problem of problems) console.error(problem)
  const spanish =
    es === undefined && (kind === 'object' || kind === 'screen') ? ['Write the Spanish labels.'] : []
  console.log(['', 'Next:', ...spanish, ...scaffold.next].join('\n  '))
  return problems.length === 0 ? 0 : 1
}
