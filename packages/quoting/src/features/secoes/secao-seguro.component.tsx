import { addAnos, addDias, hojeEm, isData, opcoesBlocos, parametrosBlocos, rotulosInicio } from '@balcao/domain';
import { Select } from '@balcao/ui/forms';
import { useEffect, useState } from 'react';
import { useCampo, useValor } from '../../digitacao/use-campo.ts';
import { useSeguradorasDoMercado } from './mercado.resource.ts';
import { copy } from './secoes.copy.ts';
import { useCorretoras, useOpcoesDeCorretoras } from './vendedores.resource.ts';
import { CampoDia, CampoDinheiro, CampoEscolha, CampoNumero, CampoSugerido, CampoTexto } from './campos.component.tsx';
import { Grupo, Grupos } from './grupo.component.tsx';
import { Produtores } from './produtores.component.tsx';
import { useFill } from './use-fill.ts';

/** Block B: what is contracted, from when, what it renews and who sells. */
export function SecaoSeguro() {
  const { put } = useFill();
  const tipo = useValor<string>('risco.seguro.tipo');
  const [hoje] = useState(() => hojeEm(new Date()));
  const onInicio = (inicio: string | null) => {
    if (inicio && isData(inicio)) put('risco.seguro.vigFim', addAnos(inicio, 1));
  };
  const { min, max } = parametrosBlocos.inicioVigenciaDias;
  return (
    <Grupos>
      <Grupo>
        <CampoEscolha nome="risco.seguro.tipo" opcoes={opcoesBlocos.tipoSeguro} isRequired />
        <CampoDia nome="risco.seguro.vigIni" isRequired min={addDias(hoje, min)} max={addDias(hoje, max)} onCommit={onInicio} />
        <CampoDia nome="risco.seguro.vigFim" isRequired />
        <CampoCorretora />
        {tipo && tipo !== 'NOVO' && (
          <>
            <CampoSeguradoraAnterior />
            <CampoTexto nome="risco.seguro.apoliceAnterior" isRequired maxLength={120} />
            <CampoDia nome="risco.seguro.fimVigAnterior" isRequired />
            <CampoDinheiro nome="risco.seguro.premioAnteriorCentavos" description={copy.premioAtualAjuda} />
            <CampoNumero nome="risco.seguro.sinistros" isRequired max={parametrosBlocos.sinistros.max} />
          </>
        )}
      </Grupo>
      <Produtores />
    </Grupos>
  );
}

/** Any insurer of the market: one of the catalogue by its name, another as it is typed. */
function CampoSeguradoraAnterior() {
  const { options, isError } = useSeguradorasDoMercado();
  return (
    <CampoSugerido
      nome="risco.seguro.seguradoraAnterior"
      options={options}
      isRequired
      maxLength={120}
      description={isError ? copy.mercadoFalhou : copy.mercadoAjuda}
    />
  );
}

function CampoCorretora() {
  const campo = useCampo<string | null>('risco.seguro.corretoraId', null);
  const { put } = useFill();
  const { data: corretoras = [] } = useCorretoras();
  const principal = corretoras.find((corretora) => corretora.principal) ?? corretoras[0];
  const isVazio = !campo.value;
  useEffect(() => {
    if (isVazio && principal) put('risco.seguro.corretoraId', principal.id);
  }, [isVazio, principal, put]);
  const options = useOpcoesDeCorretoras(campo.value);
  return <Select label={rotulosInicio['risco.seguro.corretoraId']} isRequired options={options} {...campo} />;
}
