import type { RascunhoAuto } from '@balcao/contracts';
import { addAnos, addDias, linhaAuto } from '@balcao/domain';
import { blocoSegurado, premioDe } from './blocos-demo.ts';
import type { Mundo } from './mundo.ts';
import type { VeiculoDemo } from './veiculos.ts';

type Risco = RascunhoAuto['risco'];

function seguro({ sorteio }: Mundo, dia: string): Risco['seguro'] {
  const vigIni = addDias(dia, sorteio.inteiro(1, 28));
  const tipo = sorteio.pesado([
    ['NOVO', 46],
    ['RENOVACAO_PROPRIA', 30],
    ['RENOVACAO_CONGENERE', 24],
  ] as const);
  const base = { tipo, vigIni, vigFim: addAnos(vigIni, 1) };
  if (tipo === 'NOVO') return base;
  const apoliceAnterior = `0531${sorteio.digitos(8)}`;
  const premioAnteriorCentavos = premioDe(apoliceAnterior);
  const anterior = { seguradoraAnterior: 'Jequitibá Seguros', apoliceAnterior, fimVigAnterior: vigIni, premioAnteriorCentavos };
  return { ...base, ...anterior, sinistros: sorteio.chance(0.9) ? 0 : 1 };
}

function condutor({ sorteio, documentos, hoje }: Mundo, { dono }: VeiculoDemo): Risco['condutor'] {
  const jovens = sorteio.chance(0.12);
  const young = jovens ? { jovens, jovensSexo: sorteio.um(['M', 'F'] as const), jovensCobrir: sorteio.chance(0.7) } : { jovens };
  if (dono.pessoa === 'PF') return { igualSegurado: true, anosCnh: 1, ...young };
  const nascimento = addDias(hoje, -sorteio.inteiro(26 * 366, 60 * 365));
  const pessoa = { cpf: documentos.cpf(), nome: 'Motorista da Empresa', nascimento, sexo: sorteio.um(['M', 'F'] as const) };
  return { igualSegurado: false, ...pessoa, estadoCivil: 'CASADO', relacao: 'OUTROS', anosCnh: 5, ...young };
}

/** A filled form for a car, as somebody would have left it on that day. */
export function rascunhoDemo(mundo: Mundo, veiculo: VeiculoDemo, { dia, corretoraId }: { dia: string; corretoraId: string }): RascunhoAuto {
  const { sorteio } = mundo;
  const { modelo, placa, chassi, dono } = veiculo;
  // a form of last year knows no car made this year: next year's model was already sold
  const anoFabricacao = Math.min(veiculo.anoFabricacao, Math.max(Number(dia.slice(0, 4)), modelo.anoModelo - 1));
  const { risco, comercial } = linhaAuto.inicial({ hoje: dia, corretoraId }) as RascunhoAuto;
  const contratado = seguro(mundo, dia);
  const isNovo = contratado?.tipo === 'NOVO';
  const franquia = sorteio.pesado([
    ['NORMAL', 60],
    ['REDUZIDA', 30],
    ['MAJORADA', 10],
  ] as const);
  const garagem = sorteio.pesado([
    ['PORTAO_AUTOMATICO', 60],
    ['PORTAO_MANUAL', 22],
    ['SEM', 18],
  ] as const);
  const { fipe, marca, modelo: nome, anoModelo, combustivel, valorCentavos, lugares } = modelo;
  const fipeVeiculo = { fipe, marca, modelo: nome, anoModelo, combustivel, valorFipeCentavos: valorCentavos, lugares };
  const bonus = isNovo ? 0 : sorteio.inteiro(0, 10);
  return {
    comercial,
    risco: {
      ...risco,
      segurado: blocoSegurado(dono),
      seguro: { ...risco.seguro, ...contratado, ...(dono.produtorId && { produtores: [{ id: dono.produtorId, pctBps: 10_000 }] }) },
      veiculo: { ...risco.veiculo, ...fipeVeiculo, placa, chassi, anoFabricacao, rastreador: sorteio.chance(0.2) },
      uso: { ...risco.uso, kmSemana: sorteio.inteiro(5, 60) * 10 },
      pernoite: {
        cepPernoite: veiculo.dono.endereco.cep,
        moradia: sorteio.um(['CASA', 'APARTAMENTO', 'CASA_CONDOMINIO'] as const),
        garagem,
      },
      condutor: condutor(mundo, veiculo),
      renovacao: bonus > 0 ? { bonus, ci: sorteio.digitos(12) } : { bonus },
      coberturas: { ...risco.coberturas, franquia, dmCentavos: sorteio.um([10_000_000, 15_000_000, 20_000_000]) },
    },
  };
}
