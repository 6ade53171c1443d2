import { fetchSafely } from '../enderecos/fetch-safely.ts';
import type { LugarAmbiente } from '../enderecos/ajustes.model.ts';
import type { ListaEnderecos } from '../enderecos/endereco-permitido.ts';
import { fold, foldServico } from '../registro/fold.ts';
import { type EstadoAmbiente, estadoInicial, servicoInicial } from '../registro/estado.model.ts';
import { createDiario, type Diario } from '../registro/diario.ts';
import { DIARIO_DO_SERVICO } from '../registro/registro.model.ts';
import type { FonteMapa } from '../regras/compose-mapa.ts';
import { createCatalogo } from './catalogo.ts';
import { createComposicoes } from './composicoes.ts';
import type { Contexto, OpcoesServico } from './contexto.ts';
import { recusas } from './servico.copy.ts';

const AMBIENTE_LOCAL = 'local';

/** Opens each log once, on first use, and refreshes it when the storage reports a change. */
function openDiarios(opcoes: OpcoesServico, existe: (nome: string) => boolean) {
  const abertas = new Map<string, Promise<Diario<EstadoAmbiente>>>();
  return {
    abertas,
    async diario(nome: string): Promise<Diario<EstadoAmbiente>> {
      if (!existe(nome)) throw recusas.ambienteDesconhecido(nome);
      const aberta = abertas.get(nome);
      if (aberta) return aberta;
      const diario = createDiario(opcoes.armazem, nome, { inicial: estadoInicial(nome), fold });
      const pronta = diario.advance().then(() => diario);
      abertas.set(nome, pronta);
      // do not cache a failed read: the storage may be back at the next call
      pronta.catch(() => abertas.delete(nome));
      return pronta;
    },
  };
}

export async function createContexto(opcoes: OpcoesServico): Promise<{ contexto: Contexto; stop: () => void }> {
  const { armazem, fonte, agora, novoId, sorteio, origemPropria } = opcoes;
  const servico = createDiario(armazem, DIARIO_DO_SERVICO, { inicial: servicoInicial, fold: foldServico });
  const erro = opcoes.onError ?? (() => undefined);
  await servico.advance();

  // declared environments take precedence over run-time ones; origins added at run time complement the declared ones
  const withAdded = ([nome, lugar]: [string, LugarAmbiente]): [string, LugarAmbiente] => {
    const acrescidas = servico.estado.ambientes[nome]?.origens ?? [];
    return [nome, { ...lugar, origens: [...new Set([...(lugar.origens ?? []), ...acrescidas])] }];
  };
  const fonteAtual = (): FonteMapa => ({
    ...fonte,
    ambientes: { ...servico.estado.ambientes, ...Object.fromEntries(Object.entries(fonte.ambientes).map(withAdded)) },
  });
  const existe = (nome: string) => Object.hasOwn(fonte.ambientes, nome) || Object.hasOwn(servico.estado.ambientes, nome);
  const { abertas, diario } = openDiarios(opcoes, existe);
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
  const stop = armazem.onAppend((nome) => {
    for (const mudado of nome === null ? [DIARIO_DO_SERVICO, ...abertas.keys()] : [nome]) {
      refresh(mudado).catch((causa: unknown) => erro(causa, `leitura do registro ${mudado}`));
    }
  });

  const contexto: Contexto = {
    ...opcoes,
    escrita: { armazem, agora, novoId, sorteio },
    catalogo,
    composicoes: createComposicoes({ catalogo, fonte: fonteAtual, listaDe, erro }),
    servico,
    fetchEndereco: opcoes.fetchEndereco ?? fetchSafely,
    publico: opcoes.publico ?? (async () => null),
    contratos: opcoes.contratos ?? (async () => []),
    reportErro: erro,
    diario,
    nomesDeAmbientes: () => Object.keys(fonteAtual().ambientes),
    fonteAtual,
    lugarDe,
    listaDe,
  };
  return { contexto, stop };
}
