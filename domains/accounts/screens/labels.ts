import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  accountNumber: { en: 'Account {number}', es: 'Cuenta {number}' },
  electricity: { en: 'Electricity', es: 'Electricidad' },
  gas: { en: 'Natural gas', es: 'Gas natural' },
  accountsLoading: { en: 'Loading your accounts', es: 'Cargando sus cuentas' },
  noAccountText: {
    en: 'Your account appears here once we have your order.',
    es: 'Su cuenta aparece aquí cuando recibamos su pedido.',
  },
  toOrders: { en: 'See your orders', es: 'Ver sus pedidos' },
})
