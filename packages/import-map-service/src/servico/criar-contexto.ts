import { buscarSeguro } from '../enderecos/buscar-seguro.ts';
import type { LugarAmbiente } from '../enderecos/ajustes.model.ts';
import type { ListaEnderecos } from '../enderecos/endereco-permitido.ts';
import { dobrar, dobrarServico } from '../registro/dobrar.ts';
import { type EstadoAmbiente, estadoInicial, servicoInicial } from '../registro/estado.model.ts';
import { createLinha, type Linha } from '../registro/linha.ts';
import { DIARIO_DO_SERVICO } from '../registro/registro.model.ts';
import type { FonteMapa } from '../regras/compor.ts';
import { createCatalogo } from './catalogo.ts';
import { createComposicoes } from './composicoes.ts';
import type { Contexto, OpcoesServico } from './contexto.ts';
import { recusas } from './servico.copy.ts';

const AMBIENTE_LOCAL = 'local';

/** Opens the logs as they are asked for, each once, and keeps them fresh as the storage tells. */
function openLinhas(opcoes: OpcoesServico, existe: (nome: string) => boolean) {
  const abertas = new Map<string, Promise<Linha<EstadoAmbiente>>>();
  return {
    abertas,
    async linha(nome: string): Promise<Linha<EstadoAmbiente>> {
      if (!existe(nome)) throw recusas.ambienteDesconhecido(nome);
      const aberta = abertas.get(nome);
      if (aberta) return aberta;
      const linha = createLinha(opcoes.armazem, nome, { inicial: estadoInicial(nome), dobrar });
      const pronta = linha.advance().then(() => linha);
      abertas.set(nome, pronta);
      // a storage that is away now may be back at the next question
      pronta.catch(() => abertas.delete(nome));
      return pronta;
    },
  };
}

export async function createContexto(opcoes: OpcoesServico): Promise<{ contexto: Contexto; stop: () => void }> {
  const { armazem, fonte, agora, novoId, sorteio, origemPropria } = opcoes;
  const servico = createLinha(armazem, DIARIO_DO_SERVICO, { inicial: servicoInicial, dobrar: dobrarServico });
  const erro = opcoes.onErro ?? (() => undefined);
  await servico.advance();

  // a run-time environment never takes the place of a declared one; origins added while it runs stand beside those declared
  const withAdded = ([nome, lugar]: [string, LugarAmbiente]): [string, LugarAmbiente] => {
    const acrescidas = servico.estado.ambientes[nome]?.origens ?? [];
    return [nome, { ...lugar, origens: [...new Set([...(lugar.origens ?? []), ...acrescidas])] }];
  };
  const fonteAtual = (): FonteMapa => ({
    ...fonte,
    ambientes: { ...servico.estado.ambientes, ...Object.fromEntries(Object.entries(fonte.ambientes).map(withAdded)) },
  });
  const existe = (nome: string) => Object.hasOwn(fonte.ambientes, nome) || Object.hasOwn(servico.estado.ambientes, nome);
  const { abertas, linha } = openLinhas(opcoes, existe);
  const lugarDe = (ambiente: string): LugarAmbiente => {
    const lugar = existe(ambiente) ? fonteAtual().ambientes[ambiente] : undefined;
    if (!lugar) throw recusas.ambienteDesconhecido(ambiente);
    return lugar;
  };
  const listaDe = (ambiente: string): ListaEnderecos => {
    const { modulos, origens = [], fachada = {} } = lugarDe(ambiente);
    const isLocal = ambiente === AMBIENTE_LOCAL;
    return { origens: [modulos, ...origens], propria: origemPropria, isLocal, semTls: fachada.semTls === true };
  };
  const catalogo = createCatalogo(armazem.construcoes);

  const refresh = async (nome: string): Promise<void> => {
    const alvo = nome === DIARIO_DO_SERVICO ? servico : await abertas.get(nome);
    await alvo?.advance();
  };
  const stop = armazem.aoAnexar((nome) => {
    for (const diario of nome === null ? [DIARIO_DO_SERVICO, ...abertas.keys()] : [nome]) {
      refresh(diario).catch((causa: unknown) => erro(causa, `leitura do registro ${diario}`));
    }
  });

  const contexto: Contexto = {
    ...opcoes,
    escrita: { armazem, agora, novoId, sorteio },
    catalogo,
    composicoes: createComposicoes({ catalogo, fonte: fonteAtual, listaDe, erro }),
    servico,
    buscar: opcoes.buscar ?? buscarSeguro,
    publico: opcoes.publico ?? (async () => null),
    contratos: opcoes.contratos ?? (async () => []),
    erro,
    linha,
    nomesDeAmbientes: () => Object.keys(fonteAtual().ambientes),
    fonteAtual,
    lugarDe,
    listaDe,
  };
  return { contexto, stop };
}
