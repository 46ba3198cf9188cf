try{var t=localStorage.theme;if(t=='light'||t=='dark')document.documentElement.dataset.theme=t}catch(e){}
