import { defineLabels } from '@porchlight/i18n'

/** The texts of an order to stop service, in place of those for service that begins. */
export const serviceStopLabels = defineLabels({
  stopStageSubmission: { en: 'Request received', es: 'Solicitud recibida' },
  stopStageProcessing: { en: 'The utility prepares the shut-off', es: 'La distribuidora prepara la baja' },
  stopStageComplete: { en: 'Last day confirmed', es: 'Último día confirmado' },
  stopDayTitle: { en: 'Last day of service', es: 'Último día de servicio' },
  stopDone: { en: 'Your service has ended', es: 'Su servicio terminó' },
  stopDoneText: {
    en: 'The account is closed. Your bills stay online, and the final one comes once the meter is read.',
    es: 'La cuenta está cerrada. Sus facturas siguen en línea y la final llega cuando se lea el medidor.',
  },
  stopEnded: { en: 'Your service continues', es: 'Su servicio continúa' },
  stopUndoneText: {
    en: 'The request to stop it was undone. There’s no fee.',
    es: 'Se anuló la solicitud de baja. No tiene costo.',
  },
  stopRejectedText: {
    en: 'The utility rejected the request. An advisor is looking into it and will answer in your messages.',
    es: 'La distribuidora rechazó la solicitud. Un asesor lo aclarará y responderá en sus mensajes.',
  },
  stopTooLateText: {
    en: 'The utility has accepted the end of your service. To change it, call us.',
    es: 'La distribuidora ya aceptó la baja de su servicio. Para cambiarla, llámenos.',
  },
  undoStop: { en: 'Undo the stop of service', es: 'Anular la baja del servicio' },
})
