import type { CachePolicy } from '@porchlight/data-service'
import { type Call, hookOf } from './calls'
import { codeOfFile } from './file-of-text'

/** Returns the code that does in a React component what the playground does. */
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

/**
 * Returns JSON as a TypeScript literal: names are quoted only where needed, and texts use single quotes where possible.
 */
function asLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => asLiteral(item, inner))
    : Object.entries(value).map(([name, item]: [string, unknown]) => {
        const literal = asLiteral(item, inner)
        const isFile = name === 'fileData' && typeof item === 'string'
        return `${nameOf(name)}: ${isFile ? codeOfFile(literal) : literal}`
      })
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return parts.length === 0
    ? `${open}${close}`
    : `${open}\n${parts.map((part) => `${inner}${part}`).join(',\n')}\n${indent}${close}`
}

function nameOf(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : quoted(name)
}

function quoted(text: string): string {
  const json = JSON.stringify(text)
  return /['\\]/.test(json) ? json : `'${text}'`
}
