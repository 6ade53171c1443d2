/** What a sent login needs and its form does not: one file, loaded while the form is being filled. */
export { CodigoStep } from './codigo-step.component.tsx';
export { InscricaoStep } from './inscricao-step.component.tsx';
export { signIn } from './sign-in.resource.ts';
