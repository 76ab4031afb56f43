const name = '/assets/stub.svg';

export default name;
