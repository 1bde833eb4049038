import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  actions: { en: 'Actions', es: 'Acciones' },
  moreActions: { en: 'More', es: 'Más' },
  globalActions: { en: 'New', es: 'Nuevo' },
  actionDone: { en: 'Done: {label}', es: 'Hecho: {label}' },
  openResult: { en: 'Open the record', es: 'Abrir el registro' },
  deleteTitle: { en: 'Delete {name}?', es: '¿Eliminar {name}?' },
  deleteText: {
    en: 'The record is deleted for everyone. This cannot be undone.',
    es: 'El registro se elimina para todos. Esto no se puede deshacer aquí.',
  },
  delete: { en: 'Delete', es: 'Eliminar' },
  deleting: { en: 'Deleting', es: 'Eliminando' },
  deleted: { en: '{name} was deleted.', es: 'Se eliminó {name}.' },
  notDeleted: { en: 'This was not deleted', es: 'No se eliminó' },
})
