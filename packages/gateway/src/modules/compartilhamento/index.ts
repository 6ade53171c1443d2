export {
  type ConsentimentosDeEndosso,
  createConsentimentosDeEndosso,
  TAREFA_ENDOSSO_AUTORIZADO,
} from './consentimento-de-endosso.ts';
