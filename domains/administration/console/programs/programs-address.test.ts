import { expect, it } from 'vitest'
import {
  addProgramPath,
  addWebhookPath,
  listPath,
  parseProgramsView,
  programPath,
  webhookPath,
} from './programs-address'

const viewAt = (path: string) => parseProgramsView(new URL(path, 'https://example.com').search)

it('every view is found again at its address', () => {
  expect(viewAt(listPath)).toEqual({ kind: 'list' })
  expect(viewAt(`${listPath}?add=nothing`)).toEqual({ kind: 'list' })
  expect(viewAt(addProgramPath)).toEqual({ kind: 'addProgram' })
  expect(viewAt(addWebhookPath)).toEqual({ kind: 'addWebhook' })
  expect(viewAt(programPath('a&b c'))).toEqual({ kind: 'program', id: 'a&b c' })
  expect(viewAt(webhookPath('6f1c3b52'))).toEqual({ kind: 'webhook', id: '6f1c3b52' })
})
