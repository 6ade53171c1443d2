import { idDaPessoa } from './pessoa.ts';
import { applyItem, endCanary, without } from './fold-itens.ts';
import { chaveUso, type EstadoAmbiente, type EstadoServico, type Fixacao } from './estado.model.ts';
import type { AlcanceCanario, Fato, Item, ItemConstrucao, Registro } from './registro.model.ts';

type De<T extends Fato['tipo']> = Extract<Registro, { tipo: T }>;

function publish(estado: EstadoAmbiente, itens: readonly Item[], registro: Registro, isRetorno = false): EstadoAmbiente {
  const momento = { sequencia: registro.sequencia, em: registro.em, isRetorno };
  return itens.reduce((soma, item) => applyItem(soma, item, momento), estado);
}

function startCanary(
  estado: EstadoAmbiente,
  item: ItemConstrucao,
  alcance: AlcanceCanario,
  { id, em, sequencia }: Registro,
): EstadoAmbiente {
  const livre = endCanary(estado, item.servico, em);
  return { ...livre, canarios: { ...livre.canarios, [item.servico]: { item, alcance, sal: id, desde: em, sequencia } } };
}

function publicado(estado: EstadoAmbiente, registro: De<'publicado'>): EstadoAmbiente {
  const depois = publish(estado, registro.itens, registro, registro.retornoDe !== undefined);
  const retornado = registro.retornoDe === undefined ? depois : { ...depois, retornoAcimaDe: registro.retornoDe };
  if (!registro.base) return retornado;
  const bases = registro.itens.flatMap((item) => ('servico' in item ? [[item.servico, item.construcao] as const] : []));
  return { ...retornado, ultimaBase: { ...estado.ultimaBase, ...Object.fromEntries(bases) } };
}

function canario(estado: EstadoAmbiente, registro: De<'canario'>): EstadoAmbiente {
  const { item, alcance, acao, em } = registro;
  const atual = estado.canarios[item.servico];
  if (acao === 'encerrado') return endCanary(estado, item.servico, em);
  if (acao === 'promovido') return publish(estado, [item], registro);
  if (!alcance) return estado;
  if (acao === 'iniciado' || !atual) return startCanary(estado, item, alcance, registro);
  return { ...estado, canarios: { ...estado.canarios, [item.servico]: { ...atual, alcance } } };
}

function aprovado(estado: EstadoAmbiente, registro: De<'aprovado'>): EstadoAmbiente {
  const livre = { ...estado, pendentes: without(estado.pendentes, registro.pendente) };
  const item = registro.itens[0];
  if (registro.canario && item && 'servico' in item) return startCanary(livre, item, registro.canario, registro);
  return publish(livre, registro.itens, registro);
}

function revertido(estado: EstadoAmbiente, registro: De<'revertido'>): EstadoAmbiente {
  const { servico, construcao, para, em } = registro;
  const limpo = para ? publish(estado, [para], registro, true) : endCanary(estado, servico, em);
  return {
    ...limpo,
    quarentena: { ...limpo.quarentena, [servico]: [...(limpo.quarentena[servico] ?? []), construcao] },
    retornoAcimaDe: registro.sequencia - 1,
  };
}

function fixado(estado: EstadoAmbiente, { servico, construcao: de, para, assinatura, dita }: De<'fixado'>): EstadoAmbiente {
  const dela = { ...estado.fixacoes[assinatura], [servico]: { de, para, ...dita } };
  return { ...estado, fixacoes: { ...estado.fixacoes, [assinatura]: dela } };
}

/** Drops the pins against a build that is no longer live: its replacement applies to every subscription. */
function dropPastFixacoes(antes: EstadoAmbiente, estado: EstadoAmbiente): EstadoAmbiente {
  if (antes.servicos === estado.servicos && antes.canarios === estado.canarios) return estado;
  const isPassada = (servico: string, { de }: Fixacao) =>
    estado.servicos[servico]?.construcao !== de && estado.canarios[servico]?.item.construcao !== de;
  const todas = Object.entries(estado.fixacoes).flatMap(([assinatura, delas]) =>
    Object.entries(delas).map(([servico, fixacao]) => ({ assinatura, servico, fixacao })),
  );
  const passadas = todas.filter(({ servico, fixacao }) => isPassada(servico, fixacao));
  if (passadas.length === 0) return estado;
  const fixacoes: Record<string, Record<string, Fixacao>> = {};
  for (const { assinatura, servico, fixacao } of todas)
    if (!isPassada(servico, fixacao)) fixacoes[assinatura] = { ...fixacoes[assinatura], [servico]: fixacao };
  const sairam = passadas.map(({ servico, fixacao: { para } }) => [chaveUso(servico, para.construcao), estado.em ?? ''] as const);
  return { ...estado, fixacoes, sairam: { ...estado.sairam, ...Object.fromEntries(sairam) } };
}

function concessao(estado: EstadoAmbiente, { acao, concessao: dada, quem, em }: De<'concessao'>): EstadoAmbiente {
  // expired grants are dropped when the next grant is recorded
  const vivas = Object.fromEntries(Object.entries(estado.concessoes).filter(([, outra]) => outra.expiraEm > em));
  if (acao === 'encerrada') return { ...estado, concessoes: without(vivas, dada.id) };
  const viva = vivas[dada.id];
  if (acao === 'deixada' && viva && quem) {
    const deixadaPor = [...new Set([...(viva.deixadaPor ?? []), quem.id])];
    return { ...estado, concessoes: { ...vivas, [dada.id]: { ...viva, deixadaPor } } };
  }
  return { ...estado, concessoes: acao === 'criada' ? { ...vivas, [dada.id]: dada } : vivas };
}

function apply(estado: EstadoAmbiente, registro: Registro): EstadoAmbiente {
  const { em, motivo, autor } = registro;
  switch (registro.tipo) {
    case 'publicado':
      return publicado(estado, registro);
    case 'canario':
      return canario(estado, registro);
    case 'aprovado':
      return aprovado(estado, registro);
    case 'revertido':
      return revertido(estado, registro);
    case 'fixado':
      return fixado(estado, registro);
    case 'concessao':
      return concessao(estado, registro);
    case 'congelado':
      return { ...estado, congelado: { motivo, autor: autor.nome, em } };
    case 'descongelado':
      return { ...estado, congelado: null };
    case 'chaveGeral':
      // support grants end with the kill switch and do not return when it is turned off
      return { ...estado, chaveGeral: registro.ligada, concessoes: registro.ligada ? {} : estado.concessoes };
    case 'pendente': {
      const { pendente: id, itens, canario: alcance, cadeia } = registro;
      return { ...estado, pendentes: { ...estado.pendentes, [id]: { id, itens, canario: alcance, autor, cadeia, motivo, em } } };
    }
    case 'recusado':
      return { ...estado, pendentes: without(estado.pendentes, registro.pendente) };
    case 'liberado': {
      const presas = (estado.quarentena[registro.servico] ?? []).filter((id) => id !== registro.construcao);
      return { ...estado, quarentena: { ...estado.quarentena, [registro.servico]: presas } };
    }
    default:
      return estado;
  }
}

/** The state after one more entry. */
export function fold(estado: EstadoAmbiente, registro: Registro): EstadoAmbiente {
  const { sequencia, em } = registro;
  return dropPastFixacoes(estado, { ...apply({ ...estado, retornoAcimaDe: null }, registro), sequencia, em });
}

/** A person and everyone behind the credentials that person ever had, so that a forged token also identifies its creator. */
export function cadeiaDe({ tokens }: Pick<EstadoServico, 'tokens'>, pessoa: string): string[] {
  const delas = Object.values(tokens).filter((token) => idDaPessoa(token.pessoa) === pessoa);
  return [...new Set([pessoa, ...delas.flatMap(({ cadeia }) => cadeia)])];
}

/** The service's own state after one more entry. */
export function foldServico(estado: EstadoServico, registro: Registro): EstadoServico {
  const { sequencia, em } = registro;
  if (registro.tipo === 'ambiente') {
    const { nome, modulos, origens } = registro;
    return { ...estado, sequencia, ambientes: { ...estado.ambientes, [nome]: { modulos, origens } } };
  }
  if (registro.tipo === 'ambienteApagado') {
    const { nome } = registro;
    return { ...estado, sequencia, ambientes: without(estado.ambientes, nome), apagados: [...estado.apagados, nome] };
  }
  if (registro.tipo === 'tokenCriado') {
    const { aConfirmar, ...criado } = registro.token;
    const cadeia = cadeiaDe(estado, registro.autor.id);
    const token = { ...criado, criadoEm: em, revogadoEm: null, cadeia, confirmadoEm: aConfirmar ? null : em };
    return { ...estado, sequencia, tokens: { ...estado.tokens, [token.id]: token } };
  }
  if (registro.tipo !== 'tokenRevogado' && registro.tipo !== 'tokenConfirmado') return { ...estado, sequencia };
  const atual = estado.tokens[registro.token];
  if (!atual) return { ...estado, sequencia };
  const cadeia = [...new Set([...atual.cadeia, ...cadeiaDe(estado, registro.autor.id)])];
  const depois = registro.tipo === 'tokenRevogado' ? { ...atual, revogadoEm: em } : { ...atual, cadeia, confirmadoEm: em };
  return { ...estado, sequencia, tokens: { ...estado.tokens, [atual.id]: depois } };
}
