import { defineLabels } from '@porchlight/i18n'

/** Labels around every page of a sign-up. */
export const signUpLabels = defineLabels({
  stepsTitle: { en: 'Steps of your sign-up', es: 'Pasos de su inscripción' },
  stepSignUp: { en: 'Sign up', es: 'Inscripción' },
  stepReview: { en: 'Review', es: 'Revisión' },
  stepComplete: { en: 'Complete', es: 'Completa' },
  stepDone: { en: 'done', es: 'hecho' },
  stepNow: { en: 'now', es: 'ahora' },
  part: { en: 'Part {number} of 4', es: 'Parte {number} de 4' },
  next: { en: 'Continue', es: 'Continuar' },
  saving: { en: 'Saving', es: 'Guardando' },
  failed: { en: 'Not saved yet', es: 'Todavía no se guardó' },
  kept: {
    en: 'What you enter stays on this device for 14 days, so you can come back and continue.',
    es: 'Lo que escribe se guarda en este dispositivo durante 14 días. Puede volver y continuar.',
  },
  startOver: { en: 'Start over', es: 'Empezar de nuevo' },
  changePlan: { en: 'Choose another plan', es: 'Elegir otro plan' },
  noPlanTitle: { en: 'Choose a plan first', es: 'Primero elija un plan' },
  noPlanText: {
    en: 'Find plans by ZIP code, then press “Sign up” next to the one you like.',
    es: 'Busque planes con su código postal y presione “Inscribirme” junto al que le guste.',
  },
  noPlanWay: { en: 'Find a plan', es: 'Buscar un plan' },
  earlierTitle: { en: 'One part is still missing', es: 'Falta una parte antes' },
  earlierText: {
    en: 'Pick up where you left off. What you entered is saved.',
    es: 'Continúe donde se quedó. Guardamos lo que escribió.',
  },
  earlierWay: { en: 'Continue', es: 'Continuar' },
  submittedTitle: { en: 'We already have your order', es: 'Ya tenemos su pedido' },
  submittedText: {
    en: 'Your confirmation number is {number}.',
    es: 'Su número de confirmación es {number}.',
  },
  submittedWay: { en: 'See the confirmation', es: 'Ver la confirmación' },
  loadingSignUp: { en: 'Loading your sign-up', es: 'Cargando su inscripción' },
})
