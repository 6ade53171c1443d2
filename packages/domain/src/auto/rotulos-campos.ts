import type { RiscoAuto } from '@balcao/contracts';
import { type CampoBloco, type CampoDe, rotulosFim, rotulosInicio } from '../blocos/rotulos-blocos.ts';

type SecaoPropria = Exclude<keyof RiscoAuto, 'segurado' | 'seguro' | 'observacoes'>;

/** Dotted path of each field of the auto draft, as it stands in `campo` of an error. */
export type CampoAuto = CampoBloco | { [S in SecaoPropria]: CampoDe<`risco.${S}`, RiscoAuto[S]> }[SecaoPropria];

/**
 * pt-BR name of each field of the auto form. A field added to the contract and not here does not compile.
 *
 * @example rotulosCampos['risco.veiculo.placa'] // 'Placa'
 */
export const rotulosCampos: Readonly<Record<CampoAuto, string>> = {
  ...rotulosInicio,
  'risco.veiculo.zeroKm': 'Veículo zero km',
  'risco.veiculo.placa': 'Placa',
  'risco.veiculo.chassi': 'Chassi',
  'risco.veiculo.fipe': 'Código FIPE',
  'risco.veiculo.marca': 'Marca',
  'risco.veiculo.modelo': 'Modelo',
  'risco.veiculo.valorFipeCentavos': 'Valor FIPE',
  'risco.veiculo.lugares': 'Lugares',
  'risco.veiculo.anoFabricacao': 'Ano de fabricação',
  'risco.veiculo.anoModelo': 'Ano do modelo',
  'risco.veiculo.combustivel': 'Combustível',
  'risco.veiculo.kitGas': 'Kit gás',
  'risco.veiculo.kitGasValorCentavos': 'Valor do kit gás',
  'risco.veiculo.blindado': 'Blindado',
  'risco.veiculo.blindagemValorCentavos': 'Valor da blindagem',
  'risco.veiculo.alienado': 'Alienado',
  'risco.veiculo.chassiRemarcado': 'Chassi remarcado',
  'risco.veiculo.isencao': 'Isenção de impostos',
  'risco.veiculo.rastreador': 'Rastreador ou antifurto',
  'risco.veiculo.pcd': 'Adaptado para PCD',
  'risco.uso.uso': 'Uso do veículo',
  'risco.uso.atividade': 'Atividade',
  'risco.uso.kmSemana': 'Quilômetros por semana',
  'risco.uso.trabalho': 'Usa para ir ao trabalho',
  'risco.uso.trabalhoGaragem': 'Garagem no trabalho',
  'risco.uso.trabalhoDistanciaKm': 'Distância até o trabalho (km)',
  'risco.uso.estudo': 'Usa para ir ao local de estudo',
  'risco.uso.estudoGaragem': 'Garagem no local de estudo',
  'risco.pernoite.cepPernoite': 'CEP de pernoite',
  'risco.pernoite.moradia': 'Tipo de moradia',
  'risco.pernoite.garagem': 'Garagem na residência',
  'risco.pernoite.veiculosNaResidencia': 'Veículos na residência',
  'risco.condutor.igualSegurado': 'O condutor principal é o segurado',
  'risco.condutor.cpf': 'CPF do condutor',
  'risco.condutor.nome': 'Nome do condutor',
  'risco.condutor.nascimento': 'Nascimento do condutor',
  'risco.condutor.sexo': 'Sexo do condutor',
  'risco.condutor.estadoCivil': 'Estado civil do condutor',
  'risco.condutor.relacao': 'Relação com o segurado',
  'risco.condutor.anosCnh': 'Anos de habilitação',
  'risco.condutor.jovens': 'Há condutores de 18 a 25 anos',
  'risco.condutor.jovensSexo': 'Sexo dos condutores de 18 a 25 anos',
  'risco.condutor.jovensCobrir': 'Cobrir condutores de 18 a 25 anos',
  'risco.proprietario.igualSegurado': 'O proprietário é o segurado',
  'risco.proprietario.documento': 'CPF ou CNPJ do proprietário',
  'risco.proprietario.nome': 'Nome do proprietário',
  'risco.renovacao.bonus': 'Classe de bônus',
  'risco.renovacao.ci': 'Código de identificação (CI)',
  'risco.coberturas.tipo': 'Tipo de cobertura',
  'risco.coberturas.modalidade': 'Modalidade de indenização',
  'risco.coberturas.ajustePct': 'Percentual da FIPE',
  'risco.coberturas.franquia': 'Franquia',
  'risco.coberturas.dmCentavos': 'Danos materiais a terceiros',
  'risco.coberturas.dcCentavos': 'Danos corporais a terceiros',
  'risco.coberturas.dmoCentavos': 'Danos morais a terceiros',
  'risco.coberturas.appMorteCentavos': 'APP morte, por passageiro',
  'risco.coberturas.appInvalidezCentavos': 'APP invalidez, por passageiro',
  'risco.coberturas.vidros': 'Vidros',
  'risco.coberturas.carroReserva': 'Carro reserva',
  'risco.coberturas.assistencia': 'Assistência 24 horas',
  'risco.coberturas.pequenosReparos': 'Pequenos reparos',
  'risco.coberturas.acessorios': 'Acessórios',
  ...rotulosFim,
};
