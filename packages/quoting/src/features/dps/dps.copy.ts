import { formatDataHora } from '@balcao/domain';

/** Sentences of the health declaration. */
export const copy = {
  titulo: 'Declaração de saúde (DPS)',
  aviso: 'Para transmitir, a seguradora pede a declaração de saúde (DPS) do segurado: registre-a nos detalhes da oferta escolhida.',
  tituloDe: (seguradora: string) => `Declaração de saúde (DPS) · ${seguradora}`,
  abrirDe: (seguradora: string) => `Declaração de saúde (DPS) para ${seguradora}`,
  consentimento: 'O segurado leu o texto acima e consente',
  sensivel: 'Dados de saúde são sensíveis',
  depois: 'As perguntas aparecem depois do consentimento.',
  titular: 'Nome de quem consente',
  titularAjuda: 'O próprio segurado.',
  detalhe: 'Qual, desde quando e com que tratamento?',
  sim: 'Sim',
  nao: 'Não',
  registrado: (quem: string, quando: string, versao: string) =>
    `Consentimento registrado por ${quem} em ${formatDataHora(quando)}, no texto de ${versao.split('-').reverse().join('/')}.`,
  revogado: (quando: string) => `O consentimento foi revogado em ${formatDataHora(quando)} e as respostas foram eliminadas.`,
  cancelar: 'Cancelar',
  salvar: 'Registrar declaração',
  salva: 'Declaração de saúde registrada.',
  revogar: 'Revogar consentimento',
  revogarTitulo: 'Revogar o consentimento?',
  revogarTexto: 'As respostas serão eliminadas e não poderão ser recuperadas. O registro do consentimento permanece.',
  revogada: 'Consentimento revogado: as respostas foram eliminadas.',
  falha: 'Não foi possível registrar a declaração.',
  falhaRevogar: 'Não foi possível revogar o consentimento.',
} as const;
