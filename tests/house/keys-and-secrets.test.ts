import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../scripts/source/list-files'
import { root } from '../../scripts/source/root'
import { isTestFile } from '../../scripts/source/source-tree'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const inventory = read('docs/reference/keys-and-secrets.md')
const sources = ['apps', 'platform', 'domains']
  .flatMap((folder) => listFiles(folder, ['.ts', '.tsx']))
  .filter((path) => !isTestFile(path))
  .map(read)

/** Returns the text in backticks in the first column of the table below a heading, sorted. */
function namesBelow(heading: string): readonly string[] {
  const section = inventory.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? ''
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name).sort()
}

/** Returns the matches of the first group of `pattern` in the sources, once each, sorted. */
function found(pattern: RegExp): readonly string[] {
  return [
    ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
  ].sort()
}

/** Returns whether a setting of that name contains a secret; addresses of databases contain their passwords. */
const isSecret = (name: string) =>
  /_(?:KEY|SECRET|TOKEN)S?$|_PASSWORD$|^DATABASE_(?:\w+_)?URL$|^DATABASE_URL$/.test(name)

describe('the inventory of keys and secrets', () => {
  it('has every setting that holds a secret, and no other', () => {
    const settings = [...read('docs/reference/settings.md').matchAll(/^\| `([A-Z_]+)`/gm)]
      .map(([, name = '']) => name)
      .filter(isSecret)
    expect(settings.length).toBeGreaterThan(10)
    // The bucket's library reads this one itself.
    expect(namesBelow('Secrets of the settings')).toEqual([...settings, 'AWS_SECRET_ACCESS_KEY'].sort())
  })

  it('has every secret that the database holds, and no other', () => {
    const named = found(/installationSecret\(\s*\w+,\s*\w+,\s*'([^']+)'/g)
    const declared = found(/SecretName = '([^']+)'/g)
    expect(named.length).toBeGreaterThan(5)
    expect(declared).toHaveLength(2)
    expect(namesBelow('Secrets of the database')).toEqual([...named, ...declared].sort())
  })

  it('has every algorithm that the code names, and no other', () => {
    const called = found(
      /(?:createHash|createHmac|hkdfSync|createECDH|createSign|createVerify|pbkdf2Sync|scryptSync)\(\s*'([^']+)'/g,
    )
    const ciphers = found(/'((?:aes|chacha20|des)-[\w-]+)'/g)
    expect(namesBelow('Algorithms')).toEqual([...new Set([...called, ...ciphers])].sort())
  })

  it.each([
    ['PORCHLIGHT_PAYMENTS_KEY', true],
    ['PORCHLIGHT_MAIL_SECRETS', true],
    ['DATABASE_URL', true],
    ['DATABASE_REPLICA_URL', true],
    ['PORCHLIGHT_SMTP_PASSWORD', true],
    ['PORCHLIGHT_PASSWORD_LINK_HOURS', false],
    ['PORCHLIGHT_BASE_URL', false],
    ['PORCHLIGHT_SMTP_USER', false],
  ])('takes the setting %s for a secret: %s', (name, expected) => {
    expect(isSecret(name)).toBe(expected)
  })
})
