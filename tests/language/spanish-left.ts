/** Words that occur in no English line: one is enough. */
const telling = new Set(
  `usted su sus los las una del para con por que esta este está factura facturas cuenta consumo pago pagar saldo
   enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre mañana hoy
   lunes martes miércoles jueves viernes correo contraseña dirección servicio pedido ver volver más`.split(
    /\s+/,
  ),
)

/** Returns the lines of an English text that are Spanish; `names` of people and streets are removed beforehand. */
export function spanishLeft(lines: readonly string[], names: readonly string[] = []): readonly string[] {
  return lines.filter((line) => {
    const nameless = names.reduce((rest, name) => rest.replaceAll(name, ' '), line)
    const found =
      nameless
        .replace(/\S*[@/]\S*/g, ' ')
        .toLowerCase()
        .match(/[\p{L}]+/gu) ?? []
    return new Set(found.filter((word) => telling.has(word))).size >= 2 || /[¿¡]/.test(nameless)
  })
}
