import { defineLabels } from '@porchlight/i18n'

export const orderStageLabels = defineLabels({
  stagesTitle: { en: 'Where your order is', es: 'En qué va su pedido' },
  stageSubmission: { en: 'Submission', es: 'Solicitud' },
  stageProcessing: { en: 'Processing', es: 'En proceso' },
  stageComplete: { en: 'Complete', es: 'Completa' },
  stageSubmissionText: { en: 'Order received', es: 'Pedido recibido' },
  stageProcessingText: { en: 'The utility sets up your service', es: 'La distribuidora prepara su servicio' },
  stageCompleteText: { en: 'Start date confirmed', es: 'Fecha de inicio confirmada' },
  stageDone: { en: 'done', es: 'hecho' },
  stageNow: { en: 'now', es: 'ahora' },
})
