import type { LegalTemplates } from './index.ts';

const templates: LegalTemplates = {
  privacy: `## Responsable

[[Nombre, dirección y correo electrónico de la persona responsable de este sitio]]

## Qué datos se recogen

Cuando usted envía el formulario de contacto, se guardan su nombre, su correo electrónico, el asunto, su mensaje y la hora de su llegada. Durante diez minutos se cuenta cuántos mensajes envía una dirección de internet.

El servidor cuenta cuántas veces se abre cada página y por cuántos visitantes al día. Para ello forma un número con la dirección de internet y el nombre del navegador, y lo borra a medianoche. Este sitio no pone cookies a los visitantes ni muestra publicidad.

## Para qué se usan

Su mensaje se usa para responderle y no se entrega a nadie más que a [[Proveedor del servidor y del servidor de correo]]. Se borra cuando deja de ser útil, a más tardar después de [[Número]] meses.

## Sus derechos

Puede preguntar qué datos suyos se guardan y pedir que se corrijan o se borren: [[Correo electrónico]]. Puede presentar una reclamación ante [[Nombre de la autoridad de control]].
`,
  terms: `## Uso de este sitio

Puede usar este sitio con fines lícitos. No intente entrar en él sin permiso ni enviar mensajes en nombre de otra persona.

## Derechos de autor

Los textos y las imágenes pertenecen a [[Nombre del estudio]] o a los clientes cuyo trabajo se muestra. Pregunte antes de usarlos.

## Cambios

Este sitio puede cambiar o cerrarse en cualquier momento. Se aplica la legislación de [[País]].
`,
};

export default templates;
