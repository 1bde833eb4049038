import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  accounts: { en: 'Accounts', es: 'Cuentas' },
  accountsHint: {
    en: 'Plan, contract end, payments, documents',
    es: 'Plan, fin del contrato, pagos, documentos',
  },
  orders: { en: 'Orders', es: 'Pedidos' },
  profile: { en: 'Your profile', es: 'Su perfil' },
  profileHint: { en: 'Email, phones, language', es: 'Correo, teléfonos, idioma' },
  alerts: { en: 'Text message alerts', es: 'Alertas por mensaje de texto' },
  alertsHint: { en: 'Bills, payments, contract end', es: 'Facturas, pagos, fin del contrato' },
  consents: { en: 'What you agreed to', es: 'Lo que usted aceptó' },
  privacy: { en: 'Your data', es: 'Sus datos' },
  privacyHint: { en: 'What we hold about you, and a copy', es: 'Qué tenemos sobre usted, y una copia' },
  plans: { en: 'Find a plan', es: 'Buscar un plan' },
  plansHint: { en: 'What each would cost with your usage', es: 'Cuánto costaría cada uno con su consumo' },
  move: { en: 'Move your service', es: 'Mudar su servicio' },
  moveHint: {
    en: 'Stop it here, start it at your new home',
    es: 'Termina aquí y comienza en su nueva vivienda',
  },
  saving: { en: 'Use less energy', es: 'Gastar menos energía' },
  savingHint: { en: 'What would lower your own bill', es: 'Qué bajaría su propia factura' },
  changePassword: { en: 'Change password', es: 'Cambiar la contraseña' },
  sessions: { en: 'Where you are signed in', es: 'Dónde tiene la sesión abierta' },
})
