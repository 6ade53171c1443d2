import type { EnderecoCep } from '@balcao/contracts';
import { useValor } from '../../use-campo.ts';
import { findEndereco, isPesquisavel, useConsulta } from './apoio.resource.ts';
import { CampoMascara, CampoSimNao, CampoTexto } from './campos.component.tsx';
import { AvisoConsulta, Grupo, Linha } from './grupo.component.tsx';
import { copy } from './secoes.copy.ts';
import { preenchimentoDoCep } from './secoes.model.ts';
import { usePreencher } from './use-preencher.ts';

/** Where the thing insured stands; its postcode brings the address, as that of the insured does. */
export function PecaLocal() {
  const isOutro = useValor('risco.local.igualSegurado') !== true;
  const { replace } = usePreencher();
  const cep = useConsulta(findEndereco, isPesquisavel.cep, (endereco: EnderecoCep) => replace(preenchimentoDoCep(endereco, 'local')));
  return (
    <Grupo>
      <Linha>
        <CampoSimNao nome="risco.local.igualSegurado" />
      </Linha>
      {isOutro && (
        <>
          <CampoMascara nome="risco.local.cep" mask="cep" isRequired onCommit={cep.consultar} />
          <CampoTexto nome="risco.local.logradouro" maxLength={120} />
          <CampoTexto nome="risco.local.numero" maxLength={20} />
          <CampoTexto nome="risco.local.complemento" maxLength={120} />
          <CampoTexto nome="risco.local.bairro" maxLength={120} />
          <CampoTexto nome="risco.local.cidade" maxLength={120} />
          <CampoTexto nome="risco.local.uf" maxLength={2} />
          <AvisoConsulta situacao={cep.situacao} textos={copy.cep} />
        </>
      )}
    </Grupo>
  );
}
