import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './check/run-program'
import { formatSource } from './generate/format-source'
import { methodScaffold } from './new/method-scaffold'
import { objectScaffold } from './new/object-scaffold'
import { resourceScaffold } from './new/resource-scaffold'
import { type Scaffold, type ScaffoldRequest, sentenceCase } from './new/scaffold'
import { screenScaffold } from './new/screen-scaffold'
import { root } from './source/root'

/**
 * `npm run new <kind> <name> ["English label" "Spanish label"]`: writes a folder of the agreed shape that passes
 * `npm run check`, and brings the generated lists up to date. Names are kebab-case; a method, an object and a screen are
 * named with their domain, as `plans/find-plans`, a resource with its URL family, as `records/batch`, or by it alone.
 */
const scaffolds: Readonly<Record<string, (request: ScaffoldRequest) => Scaffold>> = {
  resource: resourceScaffold,
  method: methodScaffold,
  object: objectScaffold,
  screen: screenScaffold,
}

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
  const label = { en: en ?? sentenceCase(name), es: es ?? en ?? sentenceCase(name) }
  const { folder, files, next } = make({ name, label })
  if (existsSync(join(root, folder))) {
    console.error(`${folder} is there already.`)
    return 1
  }
  mkdirSync(join(root, folder), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    const path = `${folder}/${file}`
    writeFileSync(join(root, path), await formatSource(path, text))
    console.log(`wrote ${path}`)
  }
  const problems = await runProgram('node_modules/tsx/dist/cli.mjs', ['scripts/generate.ts'])
  for (const problem of problems) console.error(problem)
  const spanish =
    es === undefined && (kind === 'object' || kind === 'screen') ? ['Write the Spanish labels.'] : []
  console.log(['', 'Next:', ...spanish, ...next].join('\n  '))
  return problems.length === 0 ? 0 : 1
}
