import type { TableRow } from './insert-rows.ts';
import type { Mundo } from './mundo.ts';

interface WebinarDemo {
  readonly titulo: string;
  readonly descricao: string;
  /** Hours from now to its beginning. */
  readonly emHoras: number;
  readonly duracaoMin: number;
  readonly video: string;
}

/** One that ended, one on the air for some hours after the demo is made, two to come. */
const WEBINARS: readonly WebinarDemo[] = [
  {
    titulo: 'Primeiros passos no multicálculo',
    descricao: 'Do cadastro das seguradoras à primeira proposta enviada.',
    emHoras: -9 * 24,
    duracaoMin: 60,
    video: 'primeiros-passos',
  },
  {
    titulo: 'Plantão de dúvidas ao vivo',
    descricao: 'Nossa equipe responde às perguntas dos corretores.',
    emHoras: -0.25,
    duracaoMin: 480,
    video: 'plantao',
  },
  {
    titulo: 'Renovações sem susto',
    descricao: 'Como trabalhar a carteira sessenta dias antes do vencimento.',
    emHoras: 3 * 24,
    duracaoMin: 50,
    video: 'renovacoes',
  },
  {
    titulo: 'Comissões: do extrato à baixa',
    descricao: 'Conferir o que a seguradora pagou e contestar o que faltou.',
    emHoras: 11 * 24,
    duracaoMin: 60,
    video: 'comissoes',
  },
];

export const webinarsDemo = ({ agora, id }: Mundo): TableRow[] =>
  WEBINARS.map(({ titulo, descricao, emHoras, duracaoMin, video }) => ({
    id: id(),
    titulo,
    descricao,
    data: new Date(agora.getTime() + emHoras * 3_600_000).toISOString(),
    duracao_min: duracaoMin,
    link: `https://www.youtube.com/watch?v=balcao-${video}`,
  }));
