import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Nada } from '../formats.ts';
import { SEM_PAGINA } from '../lista/lote.contract.ts';
import { alvoDoLote } from '../lista/lote.contract.ts';
import { Linha } from '../registry/registry.contract.ts';
import { ResultadoRegistro } from '../registro/historia-registro.contract.ts';
import { DadosTarefa } from '../tarefa/tarefa.contract.ts';
import { ConsultaSegurados } from './segurado.contract.ts';
import { Pessoa } from '../quoting/blocos-risco.contract.ts';

/** What clients are written: `{nome}` is the first name of each. */
export const MensagemAoSegurado = z.object({
  assunto: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  texto: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
});
export type MensagemAoSegurado = z.infer<typeof MensagemAoSegurado>;

/** Clients who have one line in force and not another: whom to offer it to. */
export const OportunidadeDeVenda = z.object({ pessoa: Pessoa, tem: Linha, falta: Linha, segurados: z.int() });
export type OportunidadeDeVenda = z.infer<typeof OportunidadeDeVenda>;

const B = '/c/api/v1/segurados';
const alvo = alvoDoLote(z.omit(ConsultaSegurados, SEM_PAGINA));
const qualquerSessao = 'quem não administra os orçamentos vê só os clientes seus: o banco julga cada linha';

/** What is done for many clients at once, and whom something may be offered to. */
export const atosSeguradoCalls = {
  createTarefas: defineCall({
    method: 'POST',
    path: `${B}/tarefas`,
    resumo: 'Cria uma tarefa para cada segurado, nomeado ou de um filtro; diz de cada um o que houve.',
    qualquerSessao,
    idempotente: true,
    input: z.object({ ...alvo, tarefa: DadosTarefa }),
    output: z.array(ResultadoRegistro),
  }),
  sendMensagens: defineCall({
    method: 'POST',
    path: `${B}/mensagens`,
    resumo:
      'Escreve por e-mail a cada segurado que permite divulgação, uma vez por dia e nas horas de mensagem; diz de cada um o que houve.',
    qualquerSessao,
    idempotente: true,
    input: z.object({ ...alvo, mensagem: MensagemAoSegurado }),
    output: z.array(ResultadoRegistro),
  }),
  listOportunidades: defineCall({
    method: 'GET',
    path: `${B}/oportunidades`,
    resumo: 'Quantos segurados têm uma linha vigente e não outra, do maior ao menor.',
    qualquerSessao,
    input: Nada,
    output: z.array(OportunidadeDeVenda),
  }),
};
