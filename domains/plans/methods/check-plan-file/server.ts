import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { checkPlanFile } from '../../operations/plan-file/check-plan-file'
import { sentenceOf } from '../../operations/plan-file/fault'
import { shownRows } from '../../operations/plan-file/shown-rows'
import { fileToMend } from '../../operations/plan-file/write-plan-file'
import { checkPlanFileContract } from './contract'

const handle = handleCall(checkPlanFileContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInAdmin(context)
  const { language } = viewer
  const { faults, rows, table, world, mark } = await checkPlanFile(context, viewer, body.text)
  const isRefused = rows.some(({ kind }) => kind === 'refused')
  return {
    body: {
      faults: faults.map((fault) => sentenceOf(fault, language)),
      rows: shownRows(rows, world, language),
      unchanged: rows.filter(({ kind }) => kind === 'unchanged').length,
      mark,
      fileToMend: table !== null && isRefused ? fileToMend(table, rows, language) : null,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
