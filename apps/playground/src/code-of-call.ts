import type { CachePolicy } from '@porchlight/data-service'
import { type Call, hookOf } from './calls'

/** The lines that do in a React component what the playground does. */
export function codeOfCall(call: Call, config: unknown, policy: CachePolicy): string {
  const hook = hookOf(call)
  const literal = asLiteral(config)
  const imported = `import { ${hook} } from '@porchlight/data-service-react'`
  if (call.kind === 'write') {
    return `${imported}\n\nconst ${call.name} = ${hook}()\nawait ${call.name}(${literal})`
  }
  const options = policy.type === 'cache-then-network' ? '' : `, { cachePolicy: ${asLiteral(policy)} }`
  return `${imported}\n\nconst { state, data, error, refresh } = ${hook}(${literal}${options})`
}

/** JSON as a TypeScript literal: names that need no quotes have none, and texts that can have single ones. */
function asLiteral(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /"((?:[^"\\]|\\.)*)"(:?)/g,
    (text: string, inside: string, colon: string) => {
      if (colon !== '' && /^[A-Za-z_]\w*$/.test(inside)) return `${inside}:`
      return /['\\]/.test(inside) ? text : `'${inside}'${colon}`
    },
  )
}
