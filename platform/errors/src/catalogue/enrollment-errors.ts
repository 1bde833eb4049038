import type { CustomerError } from '../error-definition'

/** Signing up for a plan and its order (`docs/specification/portal.md` sections 5 and 8). */
export const enrollmentErrors = {
  orderNotFound: {
    code: 'ORDER_NOT_FOUND',
    status: 404,
    message: {
      en: 'Order not found; Cannot locate order, contact Customer Service.',
      es: 'No se encontró el pedido; comuníquese con Servicio al Cliente.',
    },
  },
  enrollmentFailed: {
    code: 'ENROLLMENT_FAILED',
    status: 500,
    message: {
      en: 'Enrollment error: failed to enroll; unexpected error.',
      es: 'Error de inscripción: no se pudo completar; error inesperado.',
    },
  },
  signUpNotFound: {
    code: 'SIGN_UP_NOT_FOUND',
    status: 404,
    message: {
      en: 'Your sign-up is no longer here. Choose a plan to start again.',
      es: 'Su inscripción ya no está aquí. Elija un plan para empezar de nuevo.',
    },
  },
  planNotOffered: {
    code: 'PLAN_NOT_OFFERED',
    status: 409,
    message: {
      en: 'This plan is no longer offered. Choose another one.',
      es: 'Este plan ya no se ofrece. Elija otro.',
    },
  },
  planFileOutdated: {
    code: 'PLAN_FILE_OUTDATED',
    status: 409,
    message: {
      en: 'The plans have changed since the file was checked. Nothing was applied; check the file again.',
      es: 'Los planes cambiaron desde que se revisó el archivo. No se aplicó nada; revíselo otra vez.',
    },
  },
  invalidZip: {
    code: 'INVALID_ZIP',
    status: 400,
    message: {
      en: 'Enter a five-digit ZIP code, such as 77002.',
      es: 'Escriba un código postal de cinco dígitos, por ejemplo 77002.',
    },
  },
  zipNotServed: {
    code: 'ZIP_NOT_SERVED',
    status: 400,
    message: {
      en: 'The utility of this plan does not serve this ZIP code. Check it, or choose another plan.',
      es: 'La distribuidora de este plan no atiende este código postal. Revíselo o elija otro plan.',
    },
  },
  invalidServicePoint: {
    code: 'INVALID_SERVICE_POINT',
    status: 400,
    message: {
      en: 'Enter the 17 or 22 digits of the ESI ID, which begins with 10. Leave it empty if you do not know it.',
      es: 'Escriba los 17 o 22 dígitos del número ESI ID, que comienza con 10. Déjelo vacío si no lo sabe.',
    },
  },
  unusualServicePoint: {
    code: 'UNUSUAL_SERVICE_POINT',
    status: 400,
    message: {
      en: 'ESI IDs of this utility begin with other digits. Check yours, or keep it.',
      es: 'Los números ESI ID de esta distribuidora comienzan con otros dígitos. Revise el suyo o consérvelo.',
    },
  },
  invalidGasAccount: {
    code: 'INVALID_GAS_ACCOUNT',
    status: 400,
    message: {
      en: 'Enter the 5 to 20 digits of the account number. Leave it empty if you do not know it.',
      es: 'Escriba los 5 a 20 dígitos del número de cuenta. Déjelo vacío si no lo sabe.',
    },
  },
  invalidLastFour: {
    code: 'INVALID_LAST_FOUR',
    status: 400,
    message: {
      en: 'Enter the last four digits only, or choose another way.',
      es: 'Escriba solo los últimos cuatro dígitos o elija otra forma.',
    },
  },
  dateNotPossible: {
    code: 'DATE_NOT_POSSIBLE',
    status: 400,
    message: {
      en: 'Service cannot start on this day. Choose another one.',
      es: 'El servicio no puede iniciar ese día. Elija otro.',
    },
  },
  orderNotChangeable: {
    code: 'ORDER_NOT_CHANGEABLE',
    status: 409,
    message: {
      en: 'This order can no longer be changed here. Call us.',
      es: 'Este pedido ya no se puede cambiar aquí. Llámenos.',
    },
  },
  homeHasService: {
    code: 'HOME_HAS_SERVICE',
    status: 409,
    message: {
      en: 'You have service with us at this home. Change its plan on your account instead.',
      es: 'Usted ya tiene servicio con nosotros en esta vivienda. Cambie el plan en su cuenta.',
    },
  },
  planChangeUnderWay: {
    code: 'PLAN_CHANGE_UNDER_WAY',
    status: 409,
    message: {
      en: 'Another change of plan is under way for this account. Undo that one first.',
      es: 'Ya hay otro cambio de plan en curso para esta cuenta. Anule primero ese cambio.',
    },
  },
  planChangeTermsMoved: {
    code: 'PLAN_CHANGE_TERMS_MOVED',
    status: 409,
    message: {
      en: 'The start or the fee is different now. Look at them once more and confirm again.',
      es: 'El inicio o el cargo ahora es otro. Revíselos una vez más y confirme de nuevo.',
    },
  },
  serviceStopUnderWay: {
    code: 'SERVICE_STOP_UNDER_WAY',
    status: 409,
    message: {
      en: 'This account already waits for the end of its service. Undo that request first, or call us.',
      es: 'Esta cuenta ya espera la baja de su servicio. Anule primero esa solicitud o llámenos.',
    },
  },
  moveTermsChanged: {
    code: 'MOVE_TERMS_CHANGED',
    status: 409,
    message: {
      en: 'What you agree to is different now. Look at it once more and confirm again.',
      es: 'Lo que usted acepta ahora es distinto. Revíselo una vez más y confirme de nuevo.',
    },
  },
  serviceStopTermsMoved: {
    code: 'SERVICE_STOP_TERMS_MOVED',
    status: 409,
    message: {
      en: 'The fee is different now. Look at it once more and confirm again.',
      es: 'El cargo ahora es otro. Revíselo una vez más y confirme de nuevo.',
    },
  },
  invalidState: {
    code: 'INVALID_STATE',
    status: 400,
    message: {
      en: 'Enter the state as two letters, such as TX.',
      es: 'Escriba el estado con dos letras, por ejemplo TX.',
    },
  },
  serviceNotActive: {
    code: 'SERVICE_NOT_ACTIVE',
    status: 409,
    message: {
      en: 'This account has no service that could stop.',
      es: 'Esta cuenta no tiene un servicio que se pueda dar de baja.',
    },
  },
  stopDateNotPossible: {
    code: 'STOP_DATE_NOT_POSSIBLE',
    status: 400,
    message: {
      en: 'Service cannot stop on this day. Choose another one.',
      es: 'El servicio no puede terminar ese día. Elija otro.',
    },
  },
  planNotChangeable: {
    code: 'PLAN_NOT_CHANGEABLE',
    status: 409,
    message: {
      en: 'This account cannot change to this plan. Choose another one, or call us.',
      es: 'Esta cuenta no puede cambiar a este plan. Elija otro o llámenos.',
    },
  },
} as const satisfies Record<string, CustomerError>
