import type { PerguntaDps } from '@balcao/contracts';

/** What each question of the health declaration asks, in the order it is asked. */
export const perguntasDps: Readonly<Record<PerguntaDps, string>> = {
  CARDIOVASCULAR: 'Tem ou teve doença do coração ou da circulação, como infarto, arritmia ou AVC?',
  HIPERTENSAO: 'Tem pressão alta?',
  DIABETES: 'Tem diabetes?',
  CANCER: 'Tem ou teve câncer ou tumor?',
  RESPIRATORIA: 'Tem doença respiratória, como asma, enfisema ou apneia do sono?',
  NEUROLOGICA: 'Tem ou teve doença neurológica, como epilepsia ou esclerose?',
  PSIQUIATRICA: 'Faz ou fez tratamento psiquiátrico?',
  ORTOPEDICA: 'Tem doença da coluna, dos ossos ou das articulações?',
  INTERNACAO: 'Foi internado ou operado nos últimos cinco anos?',
  MEDICAMENTO: 'Usa medicamento de forma contínua?',
  INVALIDEZ: 'Tem alguma deficiência, invalidez ou aposentadoria por doença?',
  RECUSA_ANTERIOR: 'Já teve um seguro de vida recusado ou aceito com agravo?',
};

/** The words a person consents to before telling about their health. A new text is a new version: what was agreed to stays told. */
export interface TermoDps {
  readonly versao: string;
  readonly texto: string;
}

/** The consent text in force (LGPD art. 11, I: specific and prominent, for a stated purpose). */
export const termoDps: TermoDps = {
  versao: '2026-11-21',
  texto:
    'O segurado consente, de forma livre, informada e específica, que a corretora colete as respostas abaixo sobre a sua saúde e as entregue à seguradora desta oferta, somente para a análise e a contratação deste seguro de vida. Sem o consentimento não há declaração. Ele pode ser revogado a qualquer momento por aqui: as respostas são eliminadas e só o registro do consentimento permanece.',
};
