import type { RiscoSegurado } from '@balcao/contracts';
import { formatData } from '@balcao/domain';

type Registro = NonNullable<RiscoSegurado['registro']>;
const nomes: Readonly<Record<RiscoSegurado['tipo'], string>> = { PROPOSTA: 'Proposta', APOLICE: 'Apólice' };

/** What is said where the risk of a case is insured already. */
export const copy = {
  titulo: 'Este risco já está segurado na mesma vigência',
  nome: (tipo: RiscoSegurado['tipo'], { numero }: Registro) => `${nomes[tipo]} ${numero}`,
  periodo: ({ seguradoraNome, vigIni, vigFim }: Registro) => `${seguradoraNome}, de ${formatData(vigIni)} a ${formatData(vigFim)}`,
  oculto: {
    PROPOSTA: 'Há uma proposta de outro usuário da sua corretora, que o seu acesso não mostra.',
    APOLICE: 'Há uma apólice de outro usuário da sua corretora, que o seu acesso não mostra.',
  } satisfies Record<RiscoSegurado['tipo'], string>,
  confirmar: {
    titulo: 'Vender o mesmo risco outra vez?',
    texto: 'Diga por que este risco será segurado de novo na mesma vigência. O motivo fica na história do orçamento.',
    desistir: 'Voltar',
    vender: 'Vender mesmo assim',
  },
} as const;
