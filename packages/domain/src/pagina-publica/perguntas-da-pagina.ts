import type { LinhaCotada, PerguntaQuestionario, PerguntasDaPagina, RespostasQuestionario } from '@balcao/contracts';
import { comValorEm } from '../linhas/caminho.ts';
import { questionarioDe } from '../questionario/questionarios.table.ts';

/** The few questions worth asking before anybody talked: of the questionnaire of the line, by name. */
const escolhidas: Readonly<Record<LinhaCotada, readonly string[]>> = {
  AUTO: ['veiculo.placa', 'veiculo.modelo', 'pernoite.cepPernoite'],
  RESIDENCIAL: ['imovel.tipo', 'segurado.cep'],
  CONDOMINIO: ['condominio.unidades', 'segurado.cep'],
  PET: [],
  VIDA: ['segurado.nascimento', 'pessoa.ocupacao'],
  EMPRESARIAL: ['empresa.atividade', 'segurado.cep'],
  SAUDE: ['contrato.contratacao', 'contrato.municipio'],
};

/** How the client is reached, the telephone first. */
export const CONTATO_DA_PAGINA = ['segurado.celular', 'segurado.nome', 'segurado.email'] as const;
const FINAL = 'observacoes';

/** Built once: every visit of every page asks for them. */
const feitas = new Map<LinhaCotada, PerguntasDaPagina>();

/** The short questions of a line on the public page. @example perguntasDaPagina('AUTO').perguntas[0]?.nome // 'veiculo.placa' */
export function perguntasDaPagina(linha: LinhaCotada): PerguntasDaPagina {
  const known = feitas.get(linha);
  if (known) return known;
  const all = new Map(questionarioDe(linha).secoes.flatMap(({ perguntas }) => perguntas.map((pergunta) => [pergunta.nome, pergunta])));
  const built = { linha, perguntas: [...escolhidas[linha], FINAL].map((nome) => all.get(nome) as PerguntaQuestionario) };
  feitas.set(linha, built);
  return built;
}

/** What was typed on the page, as the questionnaire of the line reads it: what the page does not ask is left out. */
export function respostasDaPagina(linha: LinhaCotada, digitado: Readonly<Record<string, string>>): RespostasQuestionario {
  const perguntas = [...CONTATO_DA_PAGINA.map((nome) => ({ nome, tipo: 'texto' as const })), ...perguntasDaPagina(linha).perguntas];
  return perguntas.reduce<RespostasQuestionario>((respostas, { nome, tipo }) => {
    const texto = Object.hasOwn(digitado, nome) ? (digitado[nome] ?? '').trim() : '';
    if (texto === '') return respostas;
    const valor = tipo === 'numero' && /^\d[\d.]*$/.test(texto) ? Number(texto.replaceAll('.', '')) : texto;
    return comValorEm(respostas, nome, valor) as RespostasQuestionario;
  }, {});
}
