import type { Language } from '@porchlight/i18n'

/** What each job does, in plain language. */
export const jobNames: Readonly<Record<string, { readonly en: string; readonly es: string }>> = {
  'purge-oauth': { en: 'Delete expired access of programs', es: 'Borrar accesos vencidos de programas' },
  'purge-sent-messages': {
    en: 'Delete old records of sent messages',
    es: 'Borrar registros antiguos de mensajes enviados',
  },
  'purge-interval-reads': {
    en: 'Delete old meter reads of each day',
    es: 'Borrar lecturas diarias antiguas de los medidores',
  },
  'purge-guest-messages': {
    en: 'Delete unconfirmed messages of guests',
    es: 'Borrar mensajes de invitados sin confirmar',
  },
  'end-customer-view': { en: 'Note the end of a customer view', es: 'Anotar el fin de una vista de cliente' },
  'count-campaign': {
    en: 'Count the customers of a campaign',
    es: 'Contar los clientes de una campaña',
  },
  'run-book-upload': {
    en: 'Check or import uploaded customer files',
    es: 'Revisar o importar archivos de clientes subidos',
  },
  'purge-book-uploads': {
    en: 'Delete old uploads of customer files',
    es: 'Borrar archivos de clientes subidos antiguos',
  },
  'purge-campaign-recipients': {
    en: 'Delete old records of who got a campaign',
    es: 'Borrar registros antiguos de quién recibió una campaña',
  },
  'send-campaigns': { en: 'Send campaigns', es: 'Enviar campañas' },
  'send-campaign-message': {
    en: 'Send a message of a campaign',
    es: 'Enviar un mensaje de una campaña',
  },
  'count-figures': { en: 'Count figures of the portal', es: 'Contar los indicadores del portal' },
  'count-accounts-for-figures': {
    en: 'Count accounts for the figures',
    es: 'Contar las cuentas para los indicadores',
  },
  'send-break-glass-used': { en: 'Mail: break-glass account used', es: 'Correo: cuenta de emergencia usada' },
  'send-data-downloaded': { en: 'Mail: data downloaded', es: 'Correo: datos descargados' },
  'erase-customer': { en: 'Erase a customer', es: 'Eliminar a un cliente' },
  'delete-old-sign-ups': {
    en: 'Delete old unfinished sign-ups',
    es: 'Borrar inscripciones antiguas sin terminar',
  },
  'delete-old-documents': {
    en: 'Delete old documents of orders',
    es: 'Borrar documentos antiguos de las solicitudes',
  },
  'send-staff-invitation': { en: 'Mail: staff invitation', es: 'Correo: invitación al personal' },
  'release-staff-work': {
    en: 'Return work of staff to the queue',
    es: 'Devolver trabajo del personal a la cola',
  },
  'scan-file': { en: 'Scan a file for malware', es: 'Analizar un archivo en busca de software malicioso' },
  'import-billing': { en: 'Import from the billing system', es: 'Importar del sistema de facturación' },
  'deliver-billing-events': {
    en: 'Send events to the billing system',
    es: 'Enviar eventos al sistema de facturación',
  },
  'report-late-billing-events': {
    en: 'Report late events to the billing system',
    es: 'Avisar de eventos atrasados del sistema de facturación',
  },
  'follow-arrangements': { en: 'Follow payment arrangements', es: 'Dar seguimiento a los acuerdos de pago' },
  'follow-payment': { en: 'Follow a payment', es: 'Dar seguimiento a un pago' },
  'follow-up-orders': { en: 'Follow up on orders', es: 'Dar seguimiento a las órdenes' },
  'reconcile-payments': { en: 'Reconcile payments', es: 'Conciliar pagos' },
  'advance-enrollment': { en: 'Advance an order', es: 'Avanzar una orden' },
  'answer-text': { en: 'Answer a text message', es: 'Responder un mensaje de texto' },
  'apply-plan-changes': { en: 'Apply plan changes', es: 'Aplicar cambios de plan' },
  'count-deposits': { en: 'Calculate deposits', es: 'Calcular depósitos' },
  'apply-market-event': { en: 'Apply a response of the market', es: 'Aplicar una respuesta del mercado' },
  'debit-autopay': { en: 'Debit an AutoPay payment', es: 'Cobrar un pago de AutoPay' },
  'end-autopay-with-service': {
    en: 'End AutoPay where service ended',
    es: 'Terminar AutoPay donde terminó el servicio',
  },
  'settle-deposits-with-service': {
    en: 'Settle deposits where service ended',
    es: 'Liquidar depósitos donde terminó el servicio',
  },
  'remind-of-past-due': { en: 'Find past-due bills', es: 'Buscar facturas vencidas' },
  'request-documents': { en: 'Mail: documents requested', es: 'Correo: documentos solicitados' },
  'mail-contracts': { en: 'Find contracts to write about', es: 'Buscar contratos sobre los que avisar' },
  'plan-debits': { en: 'Plan AutoPay debits', es: 'Programar cobros de AutoPay' },
  'refund-deposit': { en: 'Refund a deposit', es: 'Reembolsar un depósito' },
  'refund-deposits': { en: 'Find deposits to refund', es: 'Buscar depósitos por reembolsar' },
  'send-average-billing-changed': {
    en: 'Mail: average billing changed',
    es: 'Correo: facturación promedio modificada',
  },
  'send-autopay-changed': { en: 'Mail: AutoPay changed', es: 'Correo: AutoPay modificado' },
  'send-debit-failed': { en: 'Mail: AutoPay debit failed', es: 'Correo: falló un cobro de AutoPay' },
  'send-debit-regained': {
    en: 'Mail: AutoPay debit arrived after all',
    es: 'Correo: el cobro de AutoPay sí llegó',
  },
  'send-debit-notice': { en: 'Mail: upcoming AutoPay debit', es: 'Correo: próximo cobro de AutoPay' },
  'send-deposit-applied': { en: 'Mail: deposit applied', es: 'Correo: depósito aplicado' },
  'send-deposit-refunded': { en: 'Mail: deposit refunded', es: 'Correo: depósito reembolsado' },
  'send-refund': { en: 'Send a refund', es: 'Enviar un reembolso' },
  'send-refunds': { en: 'Find refunds to send', es: 'Buscar reembolsos por enviar' },
  'send-payment-refunded': { en: 'Mail: payment refunded', es: 'Correo: pago reembolsado' },
  'send-account-locked': { en: 'Mail: log-in locked', es: 'Correo: inicio de sesión bloqueado' },
  'send-arrangement-agreed': {
    en: 'Mail: payment arrangement agreed',
    es: 'Correo: acuerdo de pago aceptado',
  },
  'send-arrangement-broken': {
    en: 'Mail: payment arrangement broken',
    es: 'Correo: acuerdo de pago incumplido',
  },
  'send-arrangement-part-due': {
    en: 'Mail: part of an arrangement due',
    es: 'Correo: vence una parte de un acuerdo',
  },
  'send-text-alert': { en: 'Text: alert', es: 'Texto: alerta' },
  'send-alerts-on': { en: 'Text: alerts switched on', es: 'Texto: alertas activadas' },
  'send-bill-ready': { en: 'Mail: bill ready', es: 'Correo: factura disponible' },
  'send-conversation-link': {
    en: 'Mail: new link to a guest’s conversation',
    es: 'Correo: enlace nuevo a la conversación de un invitado',
  },
  'send-guest-message-link': {
    en: 'Mail: confirm a guest’s message',
    es: 'Correo: confirmar el mensaje de un invitado',
  },
  'send-case-reply': { en: 'Mail: reply to a message', es: 'Correo: respuesta a un mensaje' },
  'send-document-decision': {
    en: 'Mail: decision about a document',
    es: 'Correo: decisión sobre un documento',
  },
  'send-contract-mail': { en: 'Mail: about a contract', es: 'Correo: sobre un contrato' },
  'send-email-change-notice': {
    en: 'Mail: email address changed',
    es: 'Correo: dirección de correo cambiada',
  },
  'send-email-verification': {
    en: 'Mail: verify an email address',
    es: 'Correo: verificar una dirección de correo',
  },
  'send-enrollment-confirmation': {
    en: 'Mail: enrollment confirmation',
    es: 'Correo: confirmación de inscripción',
  },
  'send-enrollment-update': { en: 'Mail: enrollment update', es: 'Correo: novedades de la inscripción' },
  'send-notice-decision': { en: 'Mail: decision about a notice', es: 'Correo: decisión sobre un aviso' },
  'send-number-code': { en: 'Text: code to verify a number', es: 'Texto: código para verificar un número' },
  'send-order-withdrawn': {
    en: 'Mail: order canceled as requested',
    es: 'Correo: orden cancelada a solicitud',
  },
  'send-order-cancelled': { en: 'Mail: order canceled', es: 'Correo: orden cancelada' },
  'send-order-link': { en: 'Mail: link to an order', es: 'Correo: enlace a una orden' },
  'send-order-reminder': { en: 'Mail: order reminder', es: 'Correo: recordatorio de una orden' },
  'send-password-changed': { en: 'Mail: password changed', es: 'Correo: contraseña cambiada' },
  'send-past-due': { en: 'Mail: bill past due', es: 'Correo: factura vencida' },
  'send-payment-receipt': { en: 'Mail: payment receipt', es: 'Correo: recibo de pago' },
  'send-payment-regained': { en: 'Mail: payment arrived after all', es: 'Correo: el pago sí llegó' },
  'send-program-allowed': {
    en: 'Mail: program given access',
    es: 'Correo: acceso dado a un programa',
  },
  'send-payment-returned': { en: 'Mail: payment returned', es: 'Correo: pago devuelto' },
  'send-plan-change-confirmation': {
    en: 'Mail: plan change confirmation',
    es: 'Correo: confirmación de cambio de plan',
  },
  'send-plan-change-outcome': {
    en: 'Mail: outcome of a plan change',
    es: 'Correo: resultado de un cambio de plan',
  },
  'send-registration-link': { en: 'Mail: registration link', es: 'Correo: enlace para registrarse' },
  'send-reset-link': { en: 'Mail: password reset link', es: 'Correo: enlace para restablecer la contraseña' },
  'send-second-factor-changed': {
    en: 'Mail: second factor changed',
    es: 'Correo: segundo factor modificado',
  },
  'send-second-factors-cleared': {
    en: 'Mail: second factors removed',
    es: 'Correo: segundos factores eliminados',
  },
  'send-service-mail': { en: 'Mail: about service', es: 'Correo: sobre el servicio' },
  'send-service-stop-outcome': {
    en: 'Mail: outcome of a stop of service',
    es: 'Correo: resultado de una baja del servicio',
  },
  'send-service-stop-requested': {
    en: 'Mail: stop of service requested',
    es: 'Correo: baja del servicio solicitada',
  },
  'send-webhook-stopped': { en: 'Mail: webhook switched off', es: 'Correo: webhook desactivado' },
  'deliver-webhooks': { en: 'Send changes to programs', es: 'Enviar cambios a programas' },
  'send-move-requested': { en: 'Mail: move requested', es: 'Correo: mudanza solicitada' },
  'send-verification-text': {
    en: 'Text: identity verification link',
    es: 'Texto: enlace para verificar la identidad',
  },
  'store-ledgers': { en: 'Store account ledgers', es: 'Guardar los movimientos de las cuentas' },
  'sweep-enrollments': { en: 'Advance all open orders', es: 'Avanzar todas las órdenes abiertas' },
  'watch-changes-for-alerts': { en: 'Find changes to alert about', es: 'Buscar cambios que alertar' },
  'watch-contract-ends-for-alerts': {
    en: 'Find contract ends to alert about',
    es: 'Buscar fines de contrato que alertar',
  },
  'watch-days-for-alerts': { en: 'Find due dates to alert about', es: 'Buscar vencimientos que alertar' },
  'watch-changes-for-mails': {
    en: 'Find changes to mail about',
    es: 'Buscar cambios sobre los que escribir',
  },
  'watch-usage-for-alerts': { en: 'Find usage to alert about', es: 'Buscar consumos que alertar' },
  'purge-change-feed': { en: 'Clean up: change feed', es: 'Limpieza: registro de cambios' },
  'purge-idempotency-keys': { en: 'Clean up: idempotency keys', es: 'Limpieza: claves de idempotencia' },
  'purge-identity': { en: 'Clean up: expired log-ins', es: 'Limpieza: accesos vencidos' },
  'purge-uploads': { en: 'Clean up: unfinished uploads', es: 'Limpieza: cargas sin terminar' },
  'purge-payment-news': { en: 'Clean up: payment events', es: 'Limpieza: eventos de pago' },
  'purge-texts': { en: 'Clean up: text messages', es: 'Limpieza: mensajes de texto' },
  'purge-billing-events': { en: 'Clean up: billing events', es: 'Limpieza: eventos de facturación' },
  'purge-market-files': { en: 'Clean up: files of the market', es: 'Limpieza: archivos del mercado' },
  'exchange-market-files': {
    en: 'Exchange files with the market',
    es: 'Intercambiar archivos con el mercado',
  },
  'purge-audit': { en: 'Clean up: audit log', es: 'Limpieza: registro de auditoría' },
  'verify-audit-log': { en: 'Verify the audit log', es: 'Verificar el registro de auditoría' },
  'seal-audit-log': { en: 'Seal the audit log', es: 'Sellar el registro de auditoría' },
  'purge-job-history': { en: 'Clean up: job history', es: 'Limpieza: historial de trabajos' },
}

/** Returns what a job does, in plain language; its own name for an unknown job, such as one of another version. */
export function getJobLabel(jobName: string, language: Language): string {
  return jobNames[jobName]?.[language] ?? jobName
}
