import { expect, it } from 'vitest'
import { attachmentHeader } from './attachment-header'

it.each([
  ['lease.pdf', 'lease.pdf', 'lease.pdf'],
  ['Contrato de José.pdf', 'Contrato de Jose.pdf', 'Contrato%20de%20Jos%C3%A9.pdf'],
  ['a"b\\c%.pdf', 'a_b_c_.pdf', 'a%22b%5Cc%25.pdf'],
  ["it's (1)*.pdf", "it's (1)*.pdf", 'it%27s%20%281%29%2A.pdf'],
  ['契約.pdf', '__.pdf', '%E5%A5%91%E7%B4%84.pdf'],
])('the file %s is kept by that name', (name, plain, encoded) => {
  expect(attachmentHeader(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
})
