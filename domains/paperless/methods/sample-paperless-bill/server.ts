import { createLabels, defineLabels } from '@porchlight/i18n'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { writePdf } from '@porchlight/server-methods/pdf/write-pdf'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { ownAccount } from '../../../customers/operations/person/own-account'
import { sampleCode } from '../../operations/sample-code'
import { samplePaperlessBillContract } from './contract'

const sampleLabels = defineLabels({
  title: { en: 'Sample bill', es: 'Factura de muestra' },
  from: {
    en: 'Your bills from {brand} come in this form.',
    es: 'Sus facturas de {brand} llegan en este formato.',
  },
  code: { en: 'Type this code on the page', es: 'Escriba este código en la página' },
  after: {
    en: 'Nothing is due on this sample. It shows that you can open, keep and print your bills.',
    es: 'Con esta muestra no se debe nada. Demuestra que puede abrir, guardar e imprimir sus facturas.',
  },
})

const handle = handleCall(samplePaperlessBillContract, async ({ query }, context: MethodContext) => {
  const { accountId, brandName } = await ownAccount(context, query.accountId)
  const { language } = query
  const t = createLabels(language, sampleLabels)
  const pdf = await writePdf(
    [
      { kind: 'heading', text: t('title') },
      { kind: 'text', text: t('from', { brand: brandName }) },
      { kind: 'rule', caption: t('code'), value: sampleCode(accountId) },
      { kind: 'text', text: t('after') },
    ],
    {
      title: t('title'),
      language: language === 'es' ? 'es-US' : 'en-US',
      author: brandName,
      madeAt: context.now(),
    },
  )
  const fileName = language === 'es' ? 'factura-de-muestra.pdf' : 'sample-bill.pdf'
  return {
    body: pdf as never,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
