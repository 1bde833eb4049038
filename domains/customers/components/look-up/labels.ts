import { defineLabels } from '@porchlight/i18n'

/** Labels of every page that looks someone up by a number. */
export const lookUpLabels = defineLabels({
  identifier: {
    en: 'Confirmation number, enrollment ID or account number',
    es: 'Número de confirmación, ID de inscripción o número de cuenta',
  },
  identifierHint: { en: 'It is in the email about your order.', es: 'Está en el correo sobre su pedido.' },
  identifierRequired: { en: 'Enter one of the three numbers.', es: 'Escriba uno de los tres números.' },
  zipCode: { en: 'ZIP code', es: 'Código postal' },
  zipCodeHint: { en: 'Of the service address.', es: 'De la dirección del servicio.' },
  zipCodeRequired: { en: 'Enter your ZIP code.', es: 'Escriba su código postal.' },
  lookingUp: { en: 'Looking', es: 'Buscando' },
  notLookedUp: { en: 'We haven’t searched yet', es: 'Todavía no hemos buscado' },
  notFoundTitle: {
    en: 'We are unable to locate an account with the information you provided',
    es: 'No podemos encontrar una cuenta con la información que proporcionó',
  },
  notFoundText: {
    en: 'Check the number and the ZIP code of the service address, then try again.',
    es: 'Revise el número y el código postal de la dirección del servicio e inténtelo de nuevo.',
  },
})
